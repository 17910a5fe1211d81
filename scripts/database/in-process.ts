import { isInBackground } from '#server/db/in-background.ts';
import { inProcessDatabase, type DriverFetch } from '#server/db/in-process.ts';
import { answerSql, type SqlBackend } from './sql-protocol.ts';
import { StatementQueue } from './statement-queue.ts';

/**
 * Gives the server of this process a database without any port: the driver's calls end here instead of on a socket.
 * @returns how to take it away again
 */
export function provideInProcess(backend: SqlBackend): () => void {
  const { atOnce } = backend;
  const queue = new StatementQueue({ atOnce, inBackgroundAtOnce: Math.ceil(atOnce / 4) });
  const fetchSql: DriverFetch = async (_url, { body, headers, signal }) => {
    const isolation = new Headers(headers).get('Neon-Batch-Isolation-Level');
    const turn = queue.enter(() => answerSql(backend, String(body), isolation), {
      isInBackground: isInBackground(),
      signal,
    });
    const answer = await untilAborted(turn, signal);
    return Response.json(answer.body, { status: answer.status });
  };
  inProcessDatabase.fetch = fetchSql;
  return () => {
    inProcessDatabase.fetch = undefined;
  };
}

/** Whoever has stopped waiting gets the signal's reason, as from a socket; a statement that has begun runs to its end. */
function untilAborted<Answer>(
  answer: Promise<Answer>,
  signal: AbortSignal | null | undefined,
): Promise<Answer> {
  if (!signal) return answer;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const onAbort = () => {
    reject(signal.reason as Error);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  answer.then(resolve, reject).finally(() => {
    signal.removeEventListener('abort', onAbort);
  });
  return promise;
}
