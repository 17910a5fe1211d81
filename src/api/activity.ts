import type { ActivityQuery } from '#contracts/activity.ts';
import type { ActivityEntry } from '#contracts/answers/activity.ts';
import { call } from './client.ts';

const base = '/api/admin/activity';
export const reportsUrl = '/api/admin/reports';
export const entryUrl = (id: string) => `${base}/${id}`;

export function activityUrl({ page, person, kind }: ActivityQuery): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (person) query.set('person', person);
  if (kind) query.set('kind', kind);
  return query.size > 0 ? `${base}?${query}` : base;
}

/** A page of the log, and whether there is another one. */
export async function fetchActivity(
  query: ActivityQuery,
): Promise<{ entries: ActivityEntry[]; hasNext: boolean }> {
  let hasNext = false;
  const entries = await call<ActivityEntry[]>(activityUrl(query), {
    onHeaders: (headers) => {
      hasNext = headers.get('Link')?.includes('rel="next"') ?? false;
    },
  });
  return { entries, hasNext };
}
