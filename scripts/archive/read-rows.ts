import type { ArchiveDatabase } from './database.ts';
import type { ArchiveTable } from './tables.ts';

/** So many rows are held in memory at once; pictures are some hundred kilobytes each. */
const rowsAtOnce = 500;
const picturesAtOnce = 4;

/** All rows of a table as lines of JSON, by its key, a handful at a time. */
export async function* readRows(
  database: ArchiveDatabase,
  { name, key, hasBytes }: ArchiveTable,
): AsyncGenerator<string[]> {
  const limit = hasBytes ? picturesAtOnce : rowsAtOnce;
  // With its table: a bare name would sort by the text of the output, where 10 comes before 9.
  const names = key.map(({ column }) => `t."${column}"`).join(', ');
  const asText = key.map(({ column }) => `t."${column}"::text`).join(', ');
  let last: (string | null)[] | undefined;
  for (;;) {
    const after =
      last && `where (${names}) > (${key.map(({ type }, at) => `$${at + 1}::text::${type}`).join(', ')})`;
    const rows = await database.run({
      text: `select to_jsonb(t)::text, ${asText} from "${name}" t ${after ?? ''} order by ${names} limit ${limit}`,
      values: last ?? [],
    });
    if (rows.length > 0) yield rows.map(([row]) => row ?? '');
    if (rows.length < limit) return;
    last = rows.at(-1)?.slice(1);
  }
}
