import { useState } from 'react';
import { cn } from '#ui/cn.ts';
import { useNow } from '../use-now.ts';
import { DeskEntryDialog } from './DeskEntryDialog.tsx';
import { InboxList } from './InboxList.tsx';
import { InboxTools } from './InboxTools.tsx';
import { KeySheet } from './KeySheet.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { RequestDetail } from './RequestDetail.tsx';
import { StatusChips } from './StatusChips.tsx';
import { UnsentMails } from './UnsentMails.tsx';
import { neighboursOf } from './neighbours.ts';
import { useInboxPlace } from './use-inbox-place.ts';
import { useSummary } from './use-inbox.ts';
import { useKeys } from './use-keys.ts';
import { useShownList } from './use-shown-list.ts';

/** What patients have sent: the list on one side, the one that is open beside it; on a phone one after the other. */
export function Inbox() {
  const [dialog, setDialog] = useState<'entry' | 'print' | 'keys'>();
  const closeDialog = () => setDialog(undefined);
  const now = useNow();
  const summary = useSummary();
  const { reference, open, search, show, narrow, find, turn } = useInboxPlace();
  const { resource, filter } = search;
  const list = useShownList(search, reference !== undefined);
  const { next, step } = neighboursOf(reference, list.items ?? [], now);
  /** Nothing to choose from, nothing to show beside it. */
  const isQuiet = list.items?.length === 0 && reference === undefined && filter !== 'unsent';
  useInboxKeys({ step, show, isOpen: reference !== undefined, onHelp: () => setDialog('keys') });

  return (
    <section
      aria-label="Inbox"
      className="desk grid grid-cols-1 gap-2"
      data-ready={list.items ? '' : undefined}
    >
      <div className={reference ? 'hidden gap-2 lg:grid' : 'grid gap-2'}>
        <InboxTools
          search={search}
          summary={summary.data}
          onResource={(of) => narrow({ resource: of, filter: 'open', q: '' })}
          onSearch={find}
          onDialog={setDialog}
        />
        <StatusChips
          filter={filter}
          counts={summary.data?.[resource]}
          onFilter={(wanted) => narrow({ filter: wanted })}
        />
      </div>
      {list.isError && (
        <p role="alert" className="field-error">
          The inbox cannot be read right now. It is tried again by itself.
        </p>
      )}
      <div
        className={cn(
          'grid grid-cols-1 items-start gap-4',
          !isQuiet && 'lg:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]',
        )}
      >
        <div className={reference ? 'hidden lg:block' : ''}>
          {filter === 'unsent' ? (
            <UnsentMails />
          ) : (
            <InboxList
              list={list}
              now={now}
              search={search}
              openReference={reference}
              viewers={summary.data?.viewers ?? []}
              onOpen={show}
              onPage={turn}
              onShowAll={() => narrow({ filter: 'all' })}
            />
          )}
        </div>
        {open ? (
          <RequestDetail
            key={open.id}
            resource={open.resource}
            id={open.id}
            now={now}
            next={next?.reference === reference ? undefined : next}
            viewers={(summary.data?.viewers ?? []).filter(({ requestId }) => requestId === open.id)}
            onNext={show}
            onClose={() => show(undefined)}
          />
        ) : (
          !isQuiet && <NothingOpen reference={reference} />
        )}
      </div>
      {dialog === 'entry' && (
        <DeskEntryDialog
          onClose={closeDialog}
          onAdded={(added) => narrow({ resource: 'appointments', filter: 'open' }, added)}
        />
      )}
      {dialog === 'print' && <PrintSheet search={search} now={now} onDone={closeDialog} />}
      {dialog === 'keys' && <KeySheet onClose={closeDialog} />}
    </section>
  );
}

interface InboxKeys {
  /** The reference of the one above or below. */
  step: (by: 1 | -1) => string | undefined;
  show: (reference: string | undefined) => void;
  isOpen: boolean;
  onHelp: () => void;
}

function useInboxKeys({ step, show, isOpen, onHelp }: InboxKeys): void {
  const showNext = (by: 1 | -1) => {
    const there = step(by);
    if (there) show(there);
  };
  useKeys({
    j: () => showNext(1),
    k: () => showNext(-1),
    '/': () => document.querySelector<HTMLInputElement>('[data-inbox-search]')?.focus(),
    '?': onHelp,
    ...(isOpen && { Escape: () => show(undefined) }),
  });
}

/** What stands in the place of a request. */
function NothingOpen({ reference }: { reference: string | undefined }) {
  return (
    <p className={reference ? 'card p-6' : 'card hidden p-6 text-ink-700 lg:block'} role="status">
      {reference ? `Looking for ${reference}...` : 'Choose an entry to read and answer it.'}
    </p>
  );
}
