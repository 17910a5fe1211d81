import { useQuery } from '@tanstack/react-query';
import { reportsUrl } from '#api/activity.ts';
import type { ReportCount } from '#contracts/answers/browser-report.ts';
import { reportsShownDays } from '#contracts/browser-report.ts';
import { reportName } from './words.ts';

/** What visitors' browsers told of the site in the last days: how often, and nothing of whose. */
export function Reports() {
  const { data, isError } = useQuery<ReportCount[]>({ queryKey: [reportsUrl], staleTime: 0 });
  const kinds = [...new Set(data?.map(({ kind }) => kind))];
  return (
    <section aria-labelledby="reports-title" className="card grid gap-2 p-5">
      <h3 id="reports-title" className="font-semibold">
        What visitors’ browsers reported, last {reportsShownDays} days
      </h3>
      {isError && <p role="alert">The reports cannot be read right now.</p>}
      {data && kinds.length === 0 && <p>Nothing. No script failed, and nothing was kept out.</p>}
      {data && kinds.length > 0 && (
        <table className="w-full max-w-2xl text-left">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">How often</th>
              <th scope="col">Last on</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => {
              const days = data.filter((report) => report.kind === kind);
              return (
                <tr key={kind}>
                  <td className="pr-4">{reportName(kind)}</td>
                  <td className="pr-4">{days.reduce((sum, { count }) => sum + count, 0)}</td>
                  <td>{days[0]?.day}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
