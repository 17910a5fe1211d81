import { neon } from '@neondatabase/serverless';
import { read } from '#server/db/client.ts';
import { env } from '#server/env.ts';

/** What stays behind: passwords, sessions and counters are of no use anywhere else. */
const left = ['admin_sessions', 'throttle_counters', 'schema_migrations', 'deployment'];

/** Everything that is the practice's, as one JSON line per row on stdout: `{ "table": …, "row": … }`. */
export async function exportData(): Promise<void> {
  const sql = neon(env().DATABASE_URL);
  const query = <Row>(text: string) => read<Row>(sql.query(text) as never);
  const tables = await query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  for (const { name } of tables) {
    if (left.includes(name)) continue;
    const hidden = name === 'admin_users' ? "- 'password_hash'" : '';
    const rows = await query<{ row: unknown }>(`select to_jsonb(t) ${hidden} as row from "${name}" t`);
    for (const { row } of rows) process.stdout.write(`${JSON.stringify({ table: name, row })}\n`);
  }
}
