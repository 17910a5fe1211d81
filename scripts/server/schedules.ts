import type { Context } from '@netlify/functions';
import { Cron } from 'croner';
import type { ServedFunction } from './functions.ts';

/** Calls scheduled functions by the clock, as the host does (UTC). @returns how to stop it */
export function runSchedules(functions: ServedFunction[]): () => void {
  const jobs = functions.flatMap(({ name, handler, schedule }) => {
    if (!schedule) return [];
    const run = async () => {
      const request = new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST' });
      await handler(request, scheduledContext());
    };
    const onFailure = () => console.error(`The scheduled function ${name} failed.`);
    return [new Cron(schedule, { timezone: 'UTC', protect: true, catch: onFailure }, run)];
  });
  return () => {
    for (const job of jobs) job.stop();
  };
}

function scheduledContext(): Context {
  return {
    params: {},
    ip: '127.0.0.1',
    requestId: crypto.randomUUID(),
    waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
  } as unknown as Context;
}
