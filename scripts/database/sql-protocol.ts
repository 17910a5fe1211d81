/** One statement as Neon's HTTP protocol sends it; parameters are text, null, or plain JSON values. */
export interface SqlQuery {
  query: string;
  params: unknown[];
}

/** One result as the protocol answers it: every value as Postgres' own text. */
export interface SqlResult {
  command: string;
  rowCount: number;
  fields: { name: string; dataTypeID: number }[];
  rows: (string | null)[][];
}

/** Something that runs Postgres statements: one alone, or several in one transaction. */
export interface SqlBackend {
  /** How many statements or transactions it works on at a time. */
  atOnce: number;
  run(
    queries: SqlQuery[],
    options: { isTransaction: boolean; isolation: string | undefined },
  ): Promise<SqlResult[]>;
  /** From here on every statement runs with this role's rights alone. */
  workAs(role: string): Promise<void>;
  close(): Promise<void>;
}

export interface SqlAnswer {
  status: 200 | 400 | 503;
  body: unknown;
}

/**
 * One message of Neon's HTTP protocol, `{ query, params }` or `{ queries }` (one transaction), run on any Postgres.
 * @returns 400 with Postgres' own fields when a statement fails, 503 when there is no Postgres
 */
export async function answerSql(
  backend: SqlBackend,
  text: string,
  isolation: string | null | undefined,
): Promise<SqlAnswer> {
  try {
    const message = JSON.parse(text) as SqlQuery | { queries: SqlQuery[] };
    const isTransaction = 'queries' in message;
    const results = await backend.run(isTransaction ? message.queries : [message], {
      isTransaction,
      isolation: isolationLevels[isolation ?? ''],
    });
    return { status: 200, body: isTransaction ? { results } : results[0] };
  } catch (error) {
    const fields = postgresFields(error);
    return fields
      ? { status: 400, body: fields }
      : { status: 503, body: { message: 'The database cannot be reached.' } };
  }
}

/** The levels as the driver's header names them, and as SQL does. */
const isolationLevels: Record<string, string> = {
  ReadUncommitted: 'read uncommitted',
  ReadCommitted: 'read committed',
  RepeatableRead: 'repeatable read',
  Serializable: 'serializable',
};

const errorFields = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
] as const;

/** Postgres' description of a failed statement, or undefined where the connection itself failed. */
function postgresFields(error: unknown): Record<string, unknown> | undefined {
  const source = error as Record<string, unknown>;
  if (typeof source['code'] !== 'string' || !/^[0-9A-Z]{5}$/.test(source['code'])) return undefined;
  return {
    message: source['message'],
    ...Object.fromEntries(errorFields.map((field) => [field, source[field]])),
  };
}
