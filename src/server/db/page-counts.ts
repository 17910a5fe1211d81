import type { Sums } from '#contracts/answers/counts.ts';
import type { CountKind } from '#contracts/counts.ts';
import { sql, type Statement } from './client.ts';

/** A number nobody reads beyond. */
const countAtMost = 1_000_000_000;

export interface PageCount {
  page: string;
  kind: CountKind;
  count: number;
}

/** Adds these to the sums of a week, one row for each page and kind. */
export function addCounts(week: string, counts: readonly PageCount[]): Statement {
  return sql`
    insert into page_counts as sums (week, page, kind, count)
    select ${week}::date, page, kind, least(count, ${countAtMost}::int)
    from unnest(${counts.map(({ page }) => page)}::text[], ${counts.map(({ kind }) => kind)}::text[],
      ${counts.map(({ count }) => count)}::int[]) as told (page, kind, count)
    -- Always in the same order, so that two of these never wait for each other.
    order by page, kind
    on conflict (week, page, kind) do update set count = least(sums.count::bigint + excluded.count, ${countAtMost}::int)`;
}

const sums = () => sql`
  coalesce(sum(count) filter (where kind = 'view'), 0)::int as view,
  coalesce(sum(count) filter (where kind = 'call'), 0)::int as call,
  coalesce(sum(count) filter (where kind = 'booking'), 0)::int as booking,
  coalesce(sum(count) filter (where kind = 'form'), 0)::int as form`;

/** The weeks that have something, from one on; of one page, or of all. */
export function selectWeeks(from: string, page: string | null) {
  return sql<Sums & { week: string }>`
    select to_char(week, 'YYYY-MM-DD') as week, ${sums()} from page_counts
    where week >= ${from}::date and (${page}::text is null or page = ${page}::text)
    group by page_counts.week order by page_counts.week`;
}

/** Sums by page from that week on, the most seen first. @param from a Monday, `YYYY-MM-DD` */
export function selectPages(from: string) {
  return sql<Sums & { page: string }>`
    select page, ${sums()} from page_counts where week >= ${from}::date
    group by page order by view desc, page`;
}

export function forgetCounts(days: number): Statement {
  return sql`delete from page_counts where week < current_date - ${days}::int`;
}
