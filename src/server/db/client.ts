import {
  neon,
  neonConfig,
  NeonDbError,
  type NeonQueryFunction,
  type NeonQueryPromise,
} from '@neondatabase/serverless';
import { env } from '#server/env.ts';
import { databaseUnavailable, isConnectionFault, isDatabaseUnavailable } from './faults.ts';
import { inProcessDatabase } from './in-process.ts';

/**
 * The only way to the database: Neon's HTTP protocol, one request per statement or transaction.
 * The driver has no time limit of its own, so every attempt carries one here.
 */
const attemptTimeLimitMs = 2_500;
const totalTimeLimitMs = 7_000;
const pausesMs = [50, 200, 500, 1_000];

type Sql = NeonQueryFunction<false, false>;
export type Statement<Row = Record<string, unknown>> = NeonQueryPromise<false, false, Row[]>;

/** What is answered, as rows have it: instants become ISO text when the answer is written. */
export type Dated<Shape, Instants extends keyof Shape> = Omit<Shape, Instants> & {
  [Name in Instants]: Date | Exclude<Shape[Name], string>;
};

/** Who acts, and roughly from where; both null for the clock and for chores at the server. */
export interface Actor {
  id: string | null;
  network: string | null;
}

/** A person at the desk. */
export type StaffActor = Actor & { id: string };

let client: { sql: Sql; url: string } | undefined;

function connection(): Sql {
  const { DATABASE_URL, DATABASE_HTTP_ENDPOINT } = env();
  if (client?.url === DATABASE_URL) return client.sql;
  if (DATABASE_HTTP_ENDPOINT) neonConfig.fetchEndpoint = sqlUrl(DATABASE_HTTP_ENDPOINT);
  else if (inProcessDatabase.fetch) neonConfig.fetchFunction = inProcessDatabase.fetch;
  client = { sql: connect(DATABASE_URL), url: DATABASE_URL };
  return client.sql;
}

function connect(url: string): Sql {
  try {
    return neon(url);
  } catch {
    // The driver's own message would contain the connection string, password included.
    throw new Error('DATABASE_URL is not a connection string the database driver accepts.');
  }
}

function sqlUrl(endpoint: string): string {
  return endpoint.endsWith('/sql') ? endpoint : `${endpoint.replace(/\/$/, '')}/sql`;
}

/** A statement, as a tagged template; runs only when handed to `repeatable`, `once` or `transaction`, and composes. */
export function sql<Row = Record<string, unknown>>(
  strings: TemplateStringsArray,
  ...values: unknown[]
): Statement<Row> {
  return connection()(strings, ...values) as unknown as Statement<Row>;
}

/**
 * A statement that may run twice without harm: reads, and writes whose second run changes nothing.
 * @throws ServiceError 503 `database-unavailable` once every try has failed; the driver's own for a violated constraint
 */
export async function repeatable<Row>(statement: Statement<Row>): Promise<Row[]> {
  return withRetries(() => single(statement));
}

/**
 * A statement that must not run twice: one attempt; a lost connection leaves its outcome unknown to the caller. With an
 * `actor` the audit log says who did it.
 * @throws as `repeatable`, after one try
 */
export async function once<Row>(statement: Statement<Row>, actor?: Actor): Promise<Row[]> {
  if (!actor) return single(statement);
  const [rows] = await transaction<[Row]>([statement], { actor });
  return rows;
}

/** One attempt, no retries: whoever asks for health wants to know about now. */
export async function pingDatabase(): Promise<void> {
  await once(sql`select 1`);
}

/**
 * Several statements in one round trip, all or nothing; each sees what those before it did.
 * `repeatable` says that a second run after a lost answer changes nothing more, and allows retries; `actor` says who does
 * it, for the audit log.
 * @throws as `repeatable`, after one try unless it is repeatable
 */
export async function transaction<Rows extends unknown[]>(
  statements: { [Index in keyof Rows]: Statement<Rows[Index]> },
  { repeatable = false, actor }: { repeatable?: boolean; actor?: Actor | undefined } = {},
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
  const all = [...(actor ? [actAs(actor)] : []), ...statements] as unknown as NeonQueryPromise<
    false,
    false
  >[];
  const run = () => attempt((fetchOptions) => connection().transaction(all, { fetchOptions }));
  const results = await (repeatable ? withRetries(run) : run());
  return results.slice(actor ? 1 : 0) as { [Index in keyof Rows]: Rows[Index][] };
}

function single<Row>(statement: Statement<Row>): Promise<Row[]> {
  return attempt((fetchOptions) => statement.execute(statement.queryData, { fetchOptions }));
}

async function attempt<Result>(
  run: (fetchOptions: { signal: AbortSignal }) => Promise<Result>,
): Promise<Result> {
  try {
    return await run({ signal: AbortSignal.timeout(attemptTimeLimitMs) });
  } catch (cause) {
    throw isConnectionFault(cause) ? databaseUnavailable(cause) : cause;
  }
}

async function withRetries<Result>(run: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + totalTimeLimitMs;
  for (const pauseMs of pausesMs) {
    try {
      return await run();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() + pauseMs + attemptTimeLimitMs > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return run();
}

/** Tells the rest of a transaction who acts: the database's triggers write it into the log with what they see done. */
function actAs({ id, network }: Actor): Statement {
  return sql`
    select set_config('audit.actor', ${id ?? ''}::text, true), set_config('audit.network', ${network ?? ''}::text, true)`;
}

/** The name of the constraint an error reports (23505, 23503, 23514), to be turned into a named outcome. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof NeonDbError && error.code?.startsWith('23') ? error.constraint : undefined;
}
