import type { Counts } from '#contracts/answers/counts.ts';
import type { CountSpan } from '#contracts/counts.ts';
import { CountsTable } from './CountsTable.tsx';
import { pageName, spanName } from './words.ts';

/** Every page with something counted, the most viewed first. */
export function PagesTable({ pages, span }: { pages: Counts['pages']; span: CountSpan }) {
  return (
    <section aria-labelledby="counts-pages" className="card grid gap-2 p-5">
      <h3 id="counts-pages" className="font-semibold">
        By page, {spanName[span].toLowerCase()}
      </h3>
      <CountsTable head="Page" rows={pages.map((row) => [pageName(row.page), row])} />
    </section>
  );
}
