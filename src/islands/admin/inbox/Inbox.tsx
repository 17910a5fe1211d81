import { useState } from 'react';
import { isInboxFilter, type InboxFilter, type InboxResource } from '#contracts/inbox.ts';
import { cn } from '#ui/cn.ts';
import { pathOf, goTo, usePlace } from '../place.ts';
import { DeskEntryDialog } from './DeskEntryDialog.tsx';
import { InboxList } from './InboxList.tsx';
import { InboxTools } from './InboxTools.tsx';
import { KeySheet } from './KeySheet.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { RequestDetail } from './RequestDetail.tsx';
import { StatusChips } from './StatusChips.tsx';
import { UnsentMails } from './UnsentMails.tsx';
import { needsSomebody } from './due.ts';
import { useNow, useSummary } from './use-inbox.ts';
import { useKeys } from './use-keys.ts';
import { useOpenRequest } from './use-open-request.ts';
import { useShownList } from './use-shown-list.ts';

/** What patients have sent: the list on one side, the one that is open beside it; on a phone one after the other. */
export function Inbox() {
  const { detail: reference, params } = usePlace();
  const [{ q, page }, setPosition] = useState({ q: '', page: 1 });
  const [dialog, setDialog] = useState<'entry' | 'print' | 'keys'>();
  const now = useNow();
  const summary = useSummary();
  const asked = params.get('show') ?? '';
  const filter: InboxFilter = isInboxFilter(asked) ? asked : 'open';
  const open = useOpenRequest(reference);
  const resource = open?.resource ?? (params.get('of') === 'messages' ? 'contacts' : 'appointments');
  const search = { resource, filter, q, page };
  const list = useShownList(search, reference !== undefined);

  const narrow = (next: InboxFilter, of: InboxResource, opened: string | undefined) =>
    pathOf('inbox', opened, {
      ...(of === 'contacts' && { of: 'messages' }),
      ...(next !== 'open' && { show: next }),
    });
  const show = (wanted: string | undefined) => goTo(narrow(filter, resource, wanted));
  const change = (path: string, text = '') => {
    setPosition({ q: text, page: 1 });
    goTo(path);
  };

  const items = list.items ?? [];
  /** Nothing to choose from, nothing to show beside it. */
  const isQuiet = list.items?.length === 0 && reference === undefined && filter !== 'unsent';
  const place = items.findIndex((item) => item.reference === reference);
  const inOrder = [...items.slice(place + 1), ...items.slice(0, Math.max(place, 0))];
  const next = inOrder.find((item) => needsSomebody(item, now));
  const step = (by: 1 | -1) => {
    const there = items[place === -1 && by === -1 ? items.length - 1 : place + by];
    if (there) show(there.reference);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    '/': () => document.querySelector<HTMLInputElement>('[data-inbox-search]')?.focus(),
    '?': () => setDialog('keys'),
    ...(reference && { Escape: () => show(undefined) }),
  });

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
          onResource={(of) => change(narrow('open', of, undefined))}
          onSearch={(text) => setPosition({ q: text, page: 1 })}
          onDialog={setDialog}
        />
        <StatusChips
          filter={filter}
          counts={summary.data?.[resource]}
          onFilter={(wanted) => change(narrow(wanted, resource, undefined), q)}
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
              onPage={(wanted) => setPosition({ q, page: wanted })}
              onShowAll={() => change(narrow('all', resource, undefined), q)}
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
        ) : isQuiet ? null : (
          <p className={reference ? 'card p-6' : 'card hidden p-6 text-ink-700 lg:block'} role="status">
            {reference ? `Looking for ${reference}...` : 'Choose an entry to read and answer it.'}
          </p>
        )}
      </div>
      {dialog === 'entry' && (
        <DeskEntryDialog
          onClose={() => setDialog(undefined)}
          onAdded={(added) => change(narrow('open', 'appointments', added), q)}
        />
      )}
      {dialog === 'print' && <PrintSheet search={search} now={now} onDone={() => setDialog(undefined)} />}
      {dialog === 'keys' && <KeySheet onClose={() => setDialog(undefined)} />}
    </section>
  );
}
