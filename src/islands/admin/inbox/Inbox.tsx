import { useState } from 'react';
import type { InboxSearch } from '../../../api/inbox.ts';
import { requestsPerPage } from '../../../contracts/inbox.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeskEntryDialog } from './DeskEntryDialog.tsx';
import { InboxRow } from './InboxRow.tsx';
import { InboxToolbar } from './InboxToolbar.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { RequestDetail } from './RequestDetail.tsx';
import { useInboxPage, useNow, useSummary } from './use-inbox.ts';

/** What patients have sent: the list on one side, the one that is open on the other; on a phone one after the other. */
export function Inbox() {
  const [search, setSearch] = useState<InboxSearch>({ resource: 'appointments', q: '', filter: '', page: 1 });
  const [openId, setOpenId] = useState<string>();
  const [dialog, setDialog] = useState<'entry' | 'print'>();
  const now = useNow();
  const { data, isError } = useInboxPage(search);
  const summary = useSummary();
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / requestsPerPage));

  const change = (next: Partial<InboxSearch>) => {
    setSearch((present) => ({ ...present, ...next }));
    if (next.resource) setOpenId(undefined);
  };
  return (
    <section aria-label="Inbox" className="grid grid-cols-1 gap-6" data-ready={data ? '' : undefined}>
      <div className={openId ? 'hidden lg:block' : ''}>
        <InboxToolbar
          key={search.resource}
          search={search}
          summary={summary.data}
          onSearch={change}
          onAdd={() => setDialog('entry')}
          onPrint={() => setDialog('print')}
        />
      </div>
      {isError && (
        <p role="alert" className="field-error">
          The inbox cannot be read right now. It is tried again by itself.
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]">
        <div className={openId ? 'hidden lg:block' : ''}>
          <p role="status" className="mb-2 text-sm text-ink-700">
            {data ? `${data.total} ${data.total === 1 ? 'entry' : 'entries'}` : 'Loading the inbox...'}
          </p>
          <ul className="card divide-y divide-sand-200 overflow-hidden empty:hidden">
            {data?.items.map((item) => (
              <InboxRow
                key={item.id}
                item={item}
                now={now}
                isOpen={item.id === openId}
                onOpen={() => setOpenId(item.id)}
              />
            ))}
          </ul>
          {data?.items.length === 0 && <p className="card p-6">Nothing here. Enjoy the quiet.</p>}
          {pages > 1 && (
            <nav aria-label="Pages" className="mt-4 flex items-center gap-3">
              <Button
                size="small"
                disabled={search.page <= 1}
                onClick={() => change({ page: search.page - 1 })}
              >
                Previous
              </Button>
              <span>
                Page {search.page} of {pages}
              </span>
              <Button
                size="small"
                disabled={search.page >= pages}
                onClick={() => change({ page: search.page + 1 })}
              >
                Next
              </Button>
            </nav>
          )}
        </div>
        {openId ? (
          <RequestDetail
            key={openId}
            resource={search.resource}
            id={openId}
            now={now}
            onClose={() => setOpenId(undefined)}
          />
        ) : (
          <p className="card hidden p-8 text-ink-700 lg:block">Choose an entry to read and answer it.</p>
        )}
      </div>
      {dialog === 'entry' && (
        <DeskEntryDialog
          onClose={() => setDialog(undefined)}
          onAdded={(id) => {
            change({ resource: 'appointments', filter: '', q: '', page: 1 });
            setOpenId(id);
          }}
        />
      )}
      {dialog === 'print' && <PrintSheet now={now} onDone={() => setDialog(undefined)} />}
    </section>
  );
}
