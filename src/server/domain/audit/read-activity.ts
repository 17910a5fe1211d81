import type { ActivityQuery } from '#contracts/activity.ts';
import type { ActivityDetail } from '#contracts/answers/activity.ts';
import { selectActivity, selectActivityEntry, type ActivityRow } from '#server/db/activity.ts';
import { repeatable } from '#server/db/client.ts';

const perPage = 50;

/** What staff have done, newest first. */
export async function readActivity(
  query: ActivityQuery,
): Promise<{ entries: ActivityRow[]; page: number; hasNext: boolean }> {
  const { page } = query;
  const rows = await repeatable(selectActivity(query, perPage + 1, (page - 1) * perPage));
  return { entries: rows.slice(0, perPage), page, hasNext: rows.length > perPage };
}

/** One entry and all it was about; undefined when there is none. */
export async function readActivityEntry(
  id: string,
): Promise<(ActivityRow & Pick<ActivityDetail, 'rows'>) | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const [entry] = await repeatable(selectActivityEntry(id));
  return entry;
}
