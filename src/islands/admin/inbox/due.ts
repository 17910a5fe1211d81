import type { InboxItem } from '#contracts/answers/inbox.ts';

const minuteMs = 60_000;

/** How long until, or since, the answer was promised: `due in 3 h`, `late by 2 days`. */
export function dueText(dueAt: string, nowMs: number): string {
  const left = Date.parse(dueAt) - nowMs;
  return left >= 0 ? `due in ${span(left)}` : `late by ${span(-left)}`;
}

function span(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** For a contacted one: `again in 3 h`, `call again`. */
export function againText(tryAgainAt: string, nowMs: number): string {
  const left = Date.parse(tryAgainAt) - nowMs;
  return left > 0 ? `again in ${span(left)}` : 'call again';
}

export function isLate({ status, dueAt }: InboxItem, nowMs: number): boolean {
  return status === 'pending' && Date.parse(dueAt) < nowMs;
}

/** Contacted, not settled, and the time to ask again has come. */
export function isDueAgain({ status, tryAgainAt }: InboxItem, nowMs: number): boolean {
  return status === 'contacted' && tryAgainAt !== null && Date.parse(tryAgainAt) <= nowMs;
}

/** Somebody has to do something about it, if not at once. */
export function needsSomebody(item: InboxItem, nowMs: number): boolean {
  return item.status === 'pending' || isDueAgain(item, nowMs);
}

export function isUnread({ status, firstSeenAt }: InboxItem): boolean {
  return status === 'pending' && firstSeenAt === null;
}
