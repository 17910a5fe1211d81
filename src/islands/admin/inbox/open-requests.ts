import { searchInbox } from '#api/inbox.ts';
import type { InboxItem } from '#contracts/inbox.ts';

/** A morning's sheet longer than this is read on the screen. */
const pagesAtMost = 10;

/** Everything that still needs somebody, requests first, each kind in the order of the inbox. */
export async function fetchOpenRequests(): Promise<{ items: InboxItem[]; total: number }> {
  const [appointments, contacts] = await Promise.all([
    fetchAllOpen('appointments'),
    fetchAllOpen('contacts'),
  ]);
  return {
    items: [...appointments.items, ...contacts.items],
    total: appointments.total + contacts.total,
  };
}

async function fetchAllOpen(resource: 'appointments' | 'contacts') {
  // Between two pages somebody may change something: whoever slips from one to the next is still printed once.
  const found = new Map<string, InboxItem>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await searchInbox({ resource, q: '', filter: 'open', page }, [], false);
    for (const item of items) found.set(item.id, item);
    if (items.length === 0 || found.size >= total || page === pagesAtMost)
      return { items: [...found.values()], total };
  }
}
