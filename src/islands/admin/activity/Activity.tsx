import { useQuery } from '@tanstack/react-query';
import { activityUrl, fetchActivity } from '#api/activity.ts';
import { staffUrl } from '#api/staff.ts';
import { activityKinds, activityQuerySchema, type ActivityQuery } from '#contracts/activity.ts';
import type { StaffAccount } from '#contracts/answers/session.ts';
import { Options } from '#ui/fields.tsx';
import { ListFilter, ListHead } from '../ListHead.tsx';
import { PlaceLink } from '../PlaceLink.tsx';
import { pathOf, goTo, usePlace } from '../place.ts';
import { withSession } from '../session/session-gate.ts';
import { ActivityRow } from './ActivityRow.tsx';
import { Reports } from './Reports.tsx';
import { kindName } from './words.ts';

/** Who did what, when, roughly from where, and what came of it. What it is narrowed to stands in the address. */
export function Activity() {
  const { params } = usePlace();
  const [page, person, kind] = ['page', 'person', 'kind'].map((name) => params.get(name));
  const query = activityQuerySchema.parse({ page: page ?? 1, person, kind });
  const { data, isError } = useQuery({
    queryKey: [activityUrl(query)],
    queryFn: () => withSession(() => fetchActivity(query)),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="activity-title" className="desk grid gap-4">
      <ListHead id="activity-title" title="Activity">
        <Filters query={query} />
      </ListHead>
      {isError && <p role="alert">The activity cannot be read right now.</p>}
      {!data && !isError && <p role="status">Loading...</p>}
      {data?.entries.length === 0 && (
        <p className="card p-5">
          {query.page > 1 ? 'There is nothing older.' : 'Nothing of this kind was done yet.'}
        </p>
      )}
      {data && data.entries.length > 0 && (
        <ol className="card divide-y divide-sand-200">
          {data.entries.map((entry) => (
            <ActivityRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {data && <Pages query={query} hasNext={data.hasNext} />}
      <Reports />
    </section>
  );
}

/** Where a query has its address; whatever is narrowed anew begins at its first page. */
function pathOfQuery({ page, person, kind }: ActivityQuery): string {
  return pathOf('activity', undefined, {
    ...(person && { person }),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  });
}

function Filters({ query }: { query: ActivityQuery }) {
  const { data: accounts = [] } = useQuery<StaffAccount[]>({ queryKey: [staffUrl] });
  return (
    <>
      <ListFilter
        label="Who"
        value={query.person ?? ''}
        onChange={({ target }) => goTo(pathOfQuery({ ...query, page: 1, person: target.value || null }))}
      >
        <option value="">Everybody</option>
        <Options of={accounts.map(({ id, name }) => [id, name])} />
      </ListFilter>
      <ListFilter
        label="What"
        value={query.kind ?? ''}
        onChange={({ target }) =>
          goTo(
            pathOfQuery({
              ...query,
              page: 1,
              kind: activityKinds.find((kind) => kind === target.value) ?? null,
            }),
          )
        }
      >
        <option value="">Everything</option>
        <Options of={activityKinds.map((kind) => [kind, kindName[kind]])} />
      </ListFilter>
    </>
  );
}

function Pages({ query, hasNext }: { query: ActivityQuery; hasNext: boolean }) {
  if (query.page === 1 && !hasNext) return null;
  return (
    <nav aria-label="Pages of the activity" className="flex items-center gap-4">
      {query.page > 1 && (
        <PlaceLink className="button button-small" href={pathOfQuery({ ...query, page: query.page - 1 })}>
          Newer
        </PlaceLink>
      )}
      <span>Page {query.page}</span>
      {hasNext && (
        <PlaceLink className="button button-small" href={pathOfQuery({ ...query, page: query.page + 1 })}>
          Older
        </PlaceLink>
      )}
    </nav>
  );
}
