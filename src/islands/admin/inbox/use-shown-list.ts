import { useState } from 'react';
import type { InboxSearch } from '#api/inbox.ts';
import type { InboxItem } from '#contracts/answers/inbox.ts';
import { requestsPerPage } from '#contracts/inbox.ts';
import { useInboxPage } from './use-inbox.ts';

interface Held {
  /** The search it is the list of. */
  key: string;
  items: readonly InboxItem[];
  /** There were more than the page holds: as places come free, others move up from the next one. */
  hasMore: boolean;
}

/**
 * The list as it is shown. While something is open it stands still: rows keep their places and show what has become of
 * them; what has arrived since is counted, and shown when somebody asks for it.
 */
export function useShownList(search: InboxSearch, isHeld: boolean) {
  const key = JSON.stringify(search);
  const [held, setHeld] = useState<Held>();
  const present = held?.key === key ? held : undefined;
  const { data, isError, isPlaceholderData } = useInboxPage(search, present?.items.map(({ id }) => id) ?? []);

  if (isHeld && data && !isPlaceholderData && !present) setHeld(hold(data));
  if (!isHeld && held) setHeld(undefined);

  if (!data || !present)
    return {
      items: data?.items,
      total: data?.total ?? 0,
      isError,
      isPlaceholderData,
      newcomers: [],
      showNewcomers,
    };
  const now = new Map([...data.kept, ...data.items].map((item) => [item.id, item]));
  const places = new Set(present.items.map(({ id }) => id));
  const latest = present.items.reduce((last, { createdAt }) => (createdAt > last ? createdAt : last), '');
  const lastKnown = data.items.findLastIndex(({ id }) => places.has(id));
  const newcomers = data.items.filter(
    ({ id, createdAt }, index) =>
      !places.has(id) && createdAt > latest && (index < lastKnown || !present.hasMore),
  );
  const items = present.items.map((item) => now.get(item.id) ?? item);
  return { items, total: data.total, isError, isPlaceholderData, newcomers, showNewcomers };

  function showNewcomers() {
    if (data) setHeld(hold(data));
  }

  function hold({ items: shown, total }: { items: readonly InboxItem[]; total: number }): Held {
    return { key, items: shown, hasMore: total > search.page * requestsPerPage };
  }
}
