import { officeClock } from '#practice/dates.ts';
import { repeatable } from '#server/db/client.ts';
import { inBackground } from '#server/db/in-background.ts';
import { selectNextWork } from '#server/db/outbox.ts';
import { env } from '#server/env.ts';
import { withinTimeLimit } from '#server/time-limit.ts';
import { noteDigest, noteNextWork, readClockNotes } from './clock-notes.ts';
import { isWithinHours, queueDigestAtOpening } from './queue-digest.ts';
import { sendDueMail } from './send-due-mail.ts';

/** How often the clock calls, as the job's schedule says. */
const periodMinutes = 5;
/** The store's own patience with itself is longer than a function lives. */
const notesTimeLimitMs = 3_000;

/**
 * One call of the clock. A database that may sleep is paid by the minute awake: it is asked only when mail is known to be
 * due, when a request becomes late, and once when the office opens. A request's own mail needs no clock.
 */
export async function runMailClock(now: Date): Promise<void> {
  // A preview sends no mail.
  if (env().DEPLOY_CONTEXT === 'preview' || !(await isTimeForMail(now))) return;
  await queueDigestAtOpening(now);
  await sendDueMail();
  await noteAll(now);
}

/** For after an answer: nobody waits for its outcome, and what it could not send is left to the clock. */
export function sendMailSoon(now = new Date()): Promise<void> {
  return inBackground(() => sendAndNote(now));
}

async function sendAndNote(now: Date): Promise<void> {
  try {
    // Whatever ends this process half-way, the clock knows of it.
    await noteNextWork(now).catch(() => undefined);
    await sendDueMail();
    await noteNextWork(await nextWorkAt(now));
  } catch {
    // The clock comes by in a few minutes.
  }
}

async function isTimeForMail(now: Date): Promise<boolean> {
  const tookTooLong = () => new Error('The notes took too long.');
  const notes = await withinTimeLimit(readClockNotes(), notesTimeLimitMs, tookTooLong).catch(() => undefined);
  // Where the notes cannot be read, once an hour is the price.
  if (!notes) return now.getUTCMinutes() < periodMinutes;
  if (notes.nextWorkAt === undefined || (notes.nextWorkAt && notes.nextWorkAt <= now)) return true;
  return isWithinHours(now) && notes.digestDate !== officeClock(now).date;
}

async function noteAll(now: Date): Promise<void> {
  try {
    await noteNextWork(await nextWorkAt(now));
    if (isWithinHours(now)) await noteDigest(officeClock(now).date);
  } catch {
    // The work is done; what could not be noted is asked for again.
  }
}

async function nextWorkAt(now: Date): Promise<Date | null> {
  const [next] = await repeatable(selectNextWork(now));
  return next?.at ?? null;
}
