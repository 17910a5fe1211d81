import { searchForPaper, type InboxSearch } from '#api/inbox.ts';
import type { FoundItem } from '#contracts/answers/inbox.ts';

/** A morning's sheet longer than this is read on the screen. */
const pagesAtMost = 10;

interface Sheet {
  items: FoundItem[];
  total: number;
}

/** Whether the list is as it is in the morning: nobody has narrowed it down. */
export const isWholeDay = ({ filter, q }: InboxSearch) => filter === 'open' && q === '';

/**
 * What goes on paper: the list as it is narrowed down, or, where it is not, everything that still needs somebody, requests
 * first. Each kind is in the order of the inbox.
 */
export async function fetchSheet(search: InboxSearch): Promise<Sheet> {
  if (!isWholeDay(search)) return fetchAll(search);
  const [appointments, contacts] = await Promise.all([
    fetchAll({ ...search, resource: 'appointments' }),
    fetchAll({ ...search, resource: 'contacts' }),
  ]);
  return {
    items: [...appointments.items, ...contacts.items],
    total: appointments.total + contacts.total,
  };
}

async function fetchAll(search: InboxSearch): Promise<Sheet> {
  // Between two pages somebody may change something: whoever slips from one to the next is still printed once.
  const found = new Map<string, FoundItem>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await searchForPaper({ ...search, page });
    for (const item of items) found.set(item.id, item);
    if (items.length === 0 || found.size >= total || page === pagesAtMost)
      return { items: [...found.values()], total };
  }
}
