import type { InboxItem } from '#contracts/answers/inbox.ts';
import { needsSomebody } from './due.ts';

/** What comes after the open request: the next that waits for somebody, and the one a key goes to. */
export function neighboursOf(reference: string | undefined, items: readonly InboxItem[], nowMs: number) {
  const place = items.findIndex((item) => item.reference === reference);
  const inOrder = [...items.slice(place + 1), ...items.slice(0, Math.max(place, 0))];
  return {
    next: inOrder.find((item) => needsSomebody(item, nowMs)),
    /** @returns the reference of the one below (1) or above (-1); with none open, of the first or the last */
    step: (by: 1 | -1): string | undefined =>
      items[place === -1 && by === -1 ? items.length - 1 : place + by]?.reference,
  };
}
