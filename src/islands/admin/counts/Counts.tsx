import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countsUrl } from '#api/counts.ts';
import type { Counts as CountsAnswer } from '#contracts/answers/counts.ts';
import { countKinds, countSpans, type CountKind, type CountSpan } from '#contracts/counts.ts';
import { countRetentionDays } from '#practice/limits.ts';
import { countedPages } from '#practice/pages.ts';
import { Button } from '#ui/Button.tsx';
import { Options } from '#ui/fields.tsx';
import { ListFilter, ListHead } from '../ListHead.tsx';
import { pathOf, goTo, usePlace } from '../place.ts';
import { PagesTable } from './PagesTable.tsx';
import { WeeksPlot } from './WeeksPlot.tsx';
import { countName, pageName, spanName } from './words.ts';

interface Shown {
  kind: CountKind;
  page: string | null;
  span: CountSpan;
}

/** How much the site is used: sums by page and week. What is shown stands in the address. */
export function Counts() {
  const { params } = usePlace();
  const shown = shownOf(params);
  const { data, isError, refetch } = useQuery<CountsAnswer>({
    queryKey: [countsUrl(shown)],
    staleTime: 0,
    // Another span or page takes the place of this one, not of an empty screen.
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="counts-title" className="desk grid gap-4">
      <ListHead id="counts-title" title="Statistics">
        <Choices shown={shown} />
      </ListHead>
      <p className="max-w-[44rem]">
        Counted by the site itself, as sums by page and week: without cookies, addresses or another company.
        Who asks not to be tracked is not counted.
      </p>
      {isError && (
        <div className="grid justify-items-start gap-3">
          <p role="alert">The counts cannot be read right now.</p>
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!data && !isError && <p role="status">Loading...</p>}
      {data && !data.isCounting && (
        <p role="status" className="desk-notice">
          Counting is turned off: pages send nothing, and nothing is added. What was counted before stays for{' '}
          {countRetentionDays} days.
        </p>
      )}
      {data && <Found data={data} shown={shown} />}
    </section>
  );
}

function Found({ data: { weeks, pages, isCounting }, shown }: { data: CountsAnswer; shown: Shown }) {
  if (pages.length === 0)
    return (
      <p className="card p-5">{isCounting ? 'Nothing was counted yet.' : 'Nothing was counted before.'}</p>
    );
  return (
    <>
      <WeeksPlot weeks={weeks} kind={shown.kind} page={shown.page} />
      <PagesTable pages={pages} span={shown.span} />
    </>
  );
}

function shownOf(params: URLSearchParams): Shown {
  return {
    kind: countKinds.find((kind) => kind === params.get('kind')) ?? 'view',
    page: countedPages.find((page) => page === params.get('page')) ?? null,
    span: countSpans.find((span) => String(span) === params.get('weeks')) ?? countSpans[0],
  };
}

/** Where a choice has its address; what is usual is left out. */
function pathOfShown({ kind, page, span }: Shown): string {
  return pathOf('statistics', undefined, {
    ...(kind !== 'view' && { kind }),
    ...(page && { page }),
    ...(span !== countSpans[0] && { weeks: String(span) }),
  });
}

function Choices({ shown }: { shown: Shown }) {
  const show = (change: Partial<Shown>) => goTo(pathOfShown({ ...shown, ...change }));
  return (
    <>
      <ListFilter
        label="What"
        value={shown.kind}
        onChange={({ target }) => show({ kind: countKinds.find((kind) => kind === target.value) ?? 'view' })}
      >
        <Options of={countKinds.map((kind) => [kind, countName[kind]])} />
      </ListFilter>
      <ListFilter
        label="Time"
        value={shown.span}
        onChange={({ target }) =>
          show({ span: countSpans.find((span) => String(span) === target.value) ?? countSpans[0] })
        }
      >
        <Options of={countSpans.map((span) => [span, spanName[span]])} />
      </ListFilter>
      <ListFilter
        label="Page"
        value={shown.page ?? ''}
        onChange={({ target }) => show({ page: target.value || null })}
      >
        <option value="">All pages</option>
        <Options of={countedPages.map((page) => [page, pageName(page)])} />
      </ListFilter>
    </>
  );
}
