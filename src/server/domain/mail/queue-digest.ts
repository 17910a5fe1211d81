import { officeClock } from '#practice/dates.ts';
import { hoursOn, isOpenOn } from '#practice/hours.ts';
import { openRetentionDays, retentionWarningDays } from '#practice/limits.ts';
import { repeatable } from '#server/db/client.ts';
import { queueDigest } from '#server/db/outbox.ts';
import { readAnnouncements } from '../practice/announcements.ts';

/** When the digest tells of what its retention is about to remove. */
export const digestRetention = { openDays: openRetentionDays, warningDays: retentionWarningDays };

/** By the hours of the week: a closure is looked up where it matters. */
export function isWithinHours(instant: Date): boolean {
  const { date, time } = officeClock(instant);
  const hours = hoursOn(date);
  return hours !== null && time >= hours.opens && time < hours.closes;
}

/** From opening time on, once a day the office is open. */
export async function queueDigestAtOpening(instant = new Date()): Promise<void> {
  if (!isWithinHours(instant)) return;
  const { date } = officeClock(instant);
  const { closures } = await readAnnouncements(instant);
  if (isOpenOn(date, closures)) await repeatable(queueDigest(date, digestRetention));
}
