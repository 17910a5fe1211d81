import { NeonDbError } from '@neondatabase/serverless';
import { ServiceError } from '#server/errors.ts';

const databaseUnavailableCode = 'database-unavailable';

/** The database could not be reached or did not answer in time; says nothing about what it did. */
export function databaseUnavailable(cause: unknown): ServiceError {
  return new ServiceError('The database did not answer.', {
    code: databaseUnavailableCode,
    retryAfterSeconds: 10,
    cause,
  });
}

/** Whether the database could not be reached, or did not answer in time; what it refused is another matter. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return error instanceof ServiceError && error.code === databaseUnavailableCode;
}

/** Postgres says: try again (shutdown, starting up, connection lost, out of disk, memory or connections, serialisation, deadlock). */
const passingCodes = /^(57P01|57P02|57P03|08...|53...|40001|40P01)$/;

/**
 * True where another attempt may help: the fetch failed or was cut, the proxy answered 5xx or half an answer, or
 * Postgres named a passing condition. Never for a mistake in the statement or a violated constraint.
 */
export function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof NeonDbError)) return isCutAnswer(error);
  if (error.code) return passingCodes.test(error.code);
  return (
    error.sourceError !== undefined || /HTTP status (5\d\d|429)|unexpected result format/.test(error.message)
  );
}

/** The body of an answer that ended early, is no JSON, lacks its rows, or ran into the time limit. */
function isCutAnswer(error: unknown): boolean {
  return (
    error instanceof SyntaxError ||
    error instanceof TypeError ||
    (error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name))
  );
}
