import { env } from '#server/env.ts';

/**
 * What the mail's clock has to remember between two calls, kept where asking wakes no database. A note that was never made
 * is undefined: then nobody knows, and the clock asks.
 */
interface ClockNotes {
  /** When there is something to do next, as far as the last run could see; null for nothing at all. */
  nextWorkAt?: Date | null;
  /** The day (`YYYY-MM-DD`) the digest was last thought of. */
  digestDate?: string;
}

type Name = keyof ClockNotes;

/** A server of one's own is one process: it knows what it has stored, and knows nothing after a start. */
const thisProcess = new Map<Name, string>();

/** What is noted; on a server of one’s own nothing after a start. */
export async function readClockNotes(): Promise<ClockNotes> {
  const [nextWorkAt, digestDate] = await Promise.all([take('nextWorkAt'), take('digestDate')]);
  return {
    ...(nextWorkAt !== undefined && { nextWorkAt: nextWorkAt === '' ? null : new Date(nextWorkAt) }),
    ...(digestDate !== undefined && { digestDate }),
  };
}

/** @param at null for nothing to do at all */
export async function noteNextWork(at: Date | null): Promise<void> {
  await put('nextWorkAt', at?.toISOString() ?? '');
}

/** @param date `YYYY-MM-DD`, by the calendar of the office */
export async function noteDigest(date: string): Promise<void> {
  await put('digestDate', date);
}

/** For a test that begins like a fresh start. */
export function forgetClockNotes(): void {
  thisProcess.clear();
}

async function take(name: Name): Promise<string | undefined> {
  if (!isOnHost()) return thisProcess.get(name);
  return (await (await hostStore()).get(name, { type: 'text' })) ?? undefined;
}

async function put(name: Name, text: string): Promise<void> {
  if (!isOnHost()) thisProcess.set(name, text);
  else await (await hostStore()).set(name, text);
}

/** On the host every function is a process of its own, and none lives long: its blobs are what they have in common. */
const isOnHost = () => env().DEPLOY_CONTEXT !== 'local';

async function hostStore() {
  const { getStore } = await import('@netlify/blobs');
  return getStore({ name: 'mail-clock', consistency: 'strong' });
}
