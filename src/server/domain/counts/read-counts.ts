import type { Counts, Sums } from '#contracts/answers/counts.ts';
import { countSpans, type CountSpan } from '#contracts/counts.ts';
import { addDays } from '#practice/dates.ts';
import { countedPages } from '#practice/pages.ts';
import { transaction } from '#server/db/client.ts';
import { selectPages, selectWeeks } from '#server/db/page-counts.ts';
import { isCounting, weekOf } from './note-count.ts';

const nothing: Sums = { view: 0, call: 0, booking: 0, form: 0 };

/** A span and a page as the address asks for them; a quarter and all pages where it says neither. */
export function readQuery(params: URLSearchParams): { span: CountSpan; page: string | null } {
  const page = params.get('page');
  return {
    span: countSpans.find((span) => String(span) === params.get('weeks')) ?? countSpans[0],
    page: countedPages.find((known) => known === page) ?? null,
  };
}

/** Sums by week and by page, each week of the span there, of one page or of all. */
export async function readCounts({ span, page }: { span: CountSpan; page: string | null }): Promise<Counts> {
  const from = addDays(weekOf(new Date()), -7 * (span - 1));
  const [counted, pages] = await transaction([selectWeeks(from, page), selectPages(from)], {
    repeatable: true,
  });
  // A week without anything has no row, and its place in the plot all the same.
  const weeks = Array.from({ length: span }, (_, index) => {
    const week = addDays(from, 7 * index);
    return counted.find((row) => row.week === week) ?? { week, ...nothing };
  });
  return { isCounting: isCounting(), weeks, pages };
}
