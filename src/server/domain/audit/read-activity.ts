import { selectActivity, type ActivityRow } from '#server/db/audit-log.ts';
import { read } from '#server/db/client.ts';

const perPage = 50;

/** What staff have done, newest first. */
export async function readActivity(
  page: number,
): Promise<{ entries: ActivityRow[]; page: number; hasNext: boolean }> {
  const rows = await read(selectActivity(perPage + 1, (page - 1) * perPage));
  return { entries: rows.slice(0, perPage), page, hasNext: rows.length > perPage };
}
