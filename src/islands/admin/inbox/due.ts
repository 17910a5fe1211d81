import type { InboxItem } from '../../../contracts/inbox.ts';

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

export function isLate({ status, dueAt }: InboxItem, nowMs: number): boolean {
  return status === 'pending' && Date.parse(dueAt) < nowMs;
}

export function isUnread({ status, firstSeenAt }: InboxItem): boolean {
  return status === 'pending' && firstSeenAt === null;
}
