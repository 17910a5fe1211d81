import { officeClock } from '#practice/dates.ts';
import { hoursOn } from '#practice/hours.ts';
import { env } from '#server/env.ts';

/** How often the clock calls, as the job's schedule says. */
const periodMinutes = 5;

/** Set by a run that could not send all: this instance knows that the next call has work. */
let isSomethingLeft = false;

export function noteLeftMail(isLeft: boolean): void {
  isSomethingLeft = isLeft;
}

/**
 * Whether this call of the clock is to ask the database. On the host it sleeps after five minutes without a question and
 * is paid by the minute awake: there it is asked once an hour, when the office opens (the digest), and while mail is known
 * to be waiting. A request's own mail goes out with the request and needs no clock.
 */
export function isTimeForMail(now: Date): boolean {
  if (env().DEPLOY_CONTEXT === 'local' || isSomethingLeft) return true;
  return now.getUTCMinutes() < periodMinutes || isOpening(now);
}

function isOpening(now: Date): boolean {
  const { date, time } = officeClock(now);
  const before = officeClock(new Date(now.getTime() - periodMinutes * 60_000));
  const opens = hoursOn(date)?.opens;
  return opens !== undefined && time >= opens && (before.date !== date || before.time < opens);
}
