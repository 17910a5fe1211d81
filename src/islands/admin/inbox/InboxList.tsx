import type { InboxSearch } from '#api/inbox.ts';
import type { InboxSummary } from '#contracts/answers/inbox.ts';
import { countedAtMost, requestsPerPage } from '#contracts/inbox.ts';
import { Button } from '#ui/Button.tsx';
import { InboxRow } from './InboxRow.tsx';
import type { useShownList } from './use-shown-list.ts';

interface InboxListProps {
  list: ReturnType<typeof useShownList>;
  now: number;
  search: InboxSearch;
  openReference: string | undefined;
  viewers: InboxSummary['viewers'];
  onOpen: (reference: string) => void;
  onPage: (page: number) => void;
  onShowAll: () => void;
}

export function InboxList(props: InboxListProps) {
  const { list, now, search, openReference, viewers, onOpen, onPage, onShowAll } = props;
  const { items, total, newcomers, isPlaceholderData } = list;
  const pages = Math.max(1, Math.ceil(total / requestsPerPage));
  const isBusy = !items || isPlaceholderData;
  return (
    <>
      <p role="status" className={items ? 'sr-only' : 'mb-2 text-ink-700'}>
        {items ? describe(total, search.q) : 'Loading the inbox...'}
      </p>
      {newcomers.length > 0 && (
        <button
          type="button"
          className="mb-2 min-h-[2.375rem] w-full cursor-pointer rounded-xl bg-seaglass-100 font-semibold hover:bg-seaglass-200 pointer-coarse:min-h-11"
          onClick={list.showNewcomers}
        >
          {newcomers.length} new – show
        </button>
      )}
      <ul className="card divide-y divide-sand-200 overflow-hidden empty:hidden" aria-busy={isBusy}>
        {items?.map((item) => (
          <InboxRow
            key={item.id}
            item={item}
            now={now}
            isOpen={item.reference === openReference}
            viewers={viewers.filter(({ requestId }) => requestId === item.id)}
            onOpen={() => onOpen(item.reference)}
          />
        ))}
      </ul>
      {items?.length === 0 && <Nothing search={search} onShowAll={onShowAll} />}
      {pages > 1 && (
        <nav aria-label="Pages" className="mt-3 flex items-center gap-3">
          <Button size="small" disabled={search.page <= 1} onClick={() => onPage(search.page - 1)}>
            Previous
          </Button>
          <span>
            Page {search.page} of {pages}
          </span>
          <Button size="small" disabled={search.page >= pages} onClick={() => onPage(search.page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </>
  );
}

function describe(total: number, q: string): string {
  const amount = q && total >= countedAtMost ? `${countedAtMost} or more` : String(total);
  return `${amount} ${total === 1 ? 'entry' : 'entries'}${q ? ` for “${q}”` : ''}`;
}

function Nothing({ search: { q, filter }, onShowAll }: { search: InboxSearch; onShowAll: () => void }) {
  if (!q) return <p className="card px-6 py-16 text-center text-lg">Nothing here. Enjoy the quiet.</p>;
  return (
    <div className="card grid justify-items-start gap-3 p-6">
      <p>
        Nothing matches “{q}”{filter === 'all' ? '.' : ' here.'}
      </p>
      {filter !== 'all' && (
        <Button size="small" onClick={onShowAll}>
          Search everything
        </Button>
      )}
    </div>
  );
}
