import type { CountKind } from '#contracts/counts.ts';
import { addDays, officeClock, weekdayOf, weekdays } from '#practice/dates.ts';
import { pathIn, type Language } from '#practice/language.ts';
import { countedPage } from '#practice/pages.ts';
import { once } from '#server/db/client.ts';
import { addCounts, type PageCount } from '#server/db/page-counts.ts';
import { env } from '#server/env.ts';

/** Whether the practice counts at all (`PUBLIC_COUNTS`). */
export const isCounting = (): boolean => env().PUBLIC_COUNTS === 'on';

/** The Monday of the week an instant belongs to, by the calendar of the office. */
export function weekOf(instant: Date): string {
  const { date } = officeClock(instant);
  const sinceMonday = (weekdays.indexOf(weekdayOf(date)) + 6) % 7;
  return addDays(date, -sinceMonday);
}

/** A form that was stored, on the page of its language. */
export function noteForm({ language, isCounted }: { language: Language; isCounted: boolean }): Promise<void> {
  return isCounted ? noteCount(pathIn(language, '/contact'), 'form') : Promise.resolve();
}

/** What waits for its statement, by week, page and kind: never more entries than there are pages and kinds. */
const waiting = new Map<string, PageCount & { week: string }>();
let underWay: Promise<void> | undefined;

/**
 * Counts one more of a page. There is never more than one statement under way; what is told meanwhile goes with the next one.
 * @returns when it is stored or lost: a count is never worth an error, nor a second try
 */
export function noteCount(path: string, kind: CountKind, now = new Date()): Promise<void> {
  const page = countedPage(path);
  if (page === undefined || !isCounting()) return Promise.resolve();
  const week = weekOf(now);
  const key = `${week} ${page} ${kind}`;
  const before = waiting.get(key)?.count ?? 0;
  waiting.set(key, { week, page, kind, count: before + 1 });
  return (underWay ??= store().finally(() => (underWay = undefined)));
}

async function store(): Promise<void> {
  while (waiting.size > 0) {
    const told = [...waiting.values()];
    waiting.clear();
    for (const [week, counts] of Map.groupBy(told, (one) => one.week))
      await once(addCounts(week, counts)).catch(() => undefined);
  }
}
