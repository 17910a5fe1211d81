import type { ReportCount } from '#contracts/answers/browser-report.ts';
import { sql, type Statement } from './client.ts';

/** A number nobody reads beyond. */
const countAtMost = 1_000_000;
const keptDays = 90;

/** Counts these kinds for today, and forgets what is older than anybody looks. */
export function countReports(kinds: readonly string[]): Statement {
  return sql`
    with gone as (delete from browser_reports where day < current_date - ${keptDays}::int)
    insert into browser_reports as report (day, kind, count)
    select current_date, kind, count(*) from unnest(${[...kinds]}::text[]) as kind group by kind
    on conflict (day, kind) do update set count = least(report.count + excluded.count, ${countAtMost}::int)`;
}

export function selectReports(days: number) {
  return sql<ReportCount>`
    select to_char(day, 'YYYY-MM-DD') as day, kind, count from browser_reports
    where day > current_date - ${days}::int order by day desc, count desc, kind`;
}
