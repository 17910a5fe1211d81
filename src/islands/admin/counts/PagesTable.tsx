import type { Counts } from '#contracts/answers/counts.ts';
import { countKinds, type CountSpan } from '#contracts/counts.ts';
import { countName, pageName, spanName } from './words.ts';

/** Every page with something counted, the most viewed first. */
export function PagesTable({ pages, span }: { pages: Counts['pages']; span: CountSpan }) {
  return (
    <section aria-labelledby="counts-pages" className="card grid gap-2 p-5">
      <h3 id="counts-pages" className="font-semibold">
        By page, {spanName[span].toLowerCase()}
      </h3>
      <table className="counts-table">
        <thead>
          <tr>
            <th scope="col">Page</th>
            {countKinds.map((kind) => (
              <th scope="col" key={kind}>
                {countName[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((row) => (
            <tr key={row.page}>
              <th scope="row">{pageName(row.page)}</th>
              {countKinds.map((kind) => (
                <td key={kind}>{row[kind].toLocaleString('en-US')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
