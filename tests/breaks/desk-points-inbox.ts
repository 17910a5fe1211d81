import { type Break, oneEdit } from './break.ts';

/** What was wrong with the inbox once, each made wrong again: desk-points.md. */
const inbox = 'src/islands/admin/inbox';
const views = 'src/server/db/inbox-views.ts';
const searchSql = 'netlify/database/migrations/0005_inbox.sql';
const inboxSpec = 'tests/e2e/own-site/inbox.spec.ts';
const atWorkSpec = 'tests/e2e/own-site/inbox-at-work.spec.ts';
const standsStill = [inboxSpec, 'the list stands still'] as const;
const search = [inboxSpec, 'the search finds every spelling'] as const;
const halfWritten = [atWorkSpec, 'nothing half written is lost'] as const;
const onAPhone = [inboxSpec, 'on a phone the first request'] as const;
const settled = [inboxSpec, 'done is no alarm'] as const;

export const inboxPointBreaks: readonly Break[] = [
  oneEdit(
    'an opened row moves away as soon as something happens to it',
    `${inbox}/use-shown-list.ts`,
    ['if (isHeld && data && !isPlaceholderData && !present) setHeld(hold(data));', ''],
    standsStill,
  ),
  oneEdit(
    'whoever moves up from the next page is called new',
    `${inbox}/use-shown-list.ts`,
    ['(index < lastKnown || !present.hasMore)', '(index < lastKnown || !!present)'],
    [inboxSpec, 'a row far down opens beside the list'],
  ),
  oneEdit(
    'an open row looks like the one under the pointer',
    `${inbox}/InboxRow.tsx`,
    ["'border-ink-700 bg-seaglass-100'", "'border-ink-700 bg-sand-100'"],
    standsStill,
  ),
  {
    name: 'one glance puts a late request below the others',
    edits: [
      {
        file: views,
        find: ': sql`work_due, created_at`;',
        replace: ': sql`work_due, created_at, first_seen_at`;',
      },
      {
        file: views,
        find: ': sql`work_due, created_at desc, id`;',
        replace: ': sql`first_seen_at nulls first, work_due, created_at desc, id`;',
      },
    ],
    tests: [standsStill],
  },
  oneEdit(
    'a row far down opens above the screen',
    `${inbox}/RequestDetail.tsx`,
    ['lg:sticky', 'lg:static'],
    [inboxSpec, 'a row far down opens beside the list'],
  ),
  oneEdit('a search wants the very apostrophe', searchSql, ["''’‘ʼʻ´`′', '", "ʼʻ´`′', '"], search),
  oneEdit('a search wants the accents', searchSql, ['[\\u0300-\\u036f]', '[\\u0300-\\u0300]'], search),
  oneEdit(
    'a search folds one accent a letter and no more',
    searchSql,
    ["'[\\u0300-\\u036f]', '', 'g')", "'([\\u0300-\\u036f])([\\u0300-\\u036f]?)', '\\2', 'g')"],
    search,
  ),
  oneEdit('a reference is not found without its hyphen', searchSql, ["|| '-‐‑", "|| '‐‑"], search),
  oneEdit(
    'a search without a hit says that all is quiet',
    `${inbox}/InboxList.tsx`,
    ['if (!q) return <p', 'if (!q || q) return <p'],
    search,
  ),
  oneEdit(
    'an emptied search box wants Enter',
    `${inbox}/InboxTools.tsx`,
    ['if (sought === text) return;', "if (sought === text || sought === '') return;"],
    search,
  ),
  oneEdit(
    'the last owner is signed out by a deactivation that was refused',
    'src/server/db/admin-users.ts',
    [
      'where admin_id in (select id from changed) and ended_at is null',
      'where admin_id::text = ${id} and ended_at is null',
    ],
    ['tests/e2e/own-site/last-owner.spec.ts', 'the last owner is not shut out'],
  ),
  oneEdit(
    'half a note is lost with its row',
    `${inbox}/Notes.tsx`,
    ['useKeptDraft({ ...place, given: drafts, asNote });', "useState(drafts.note ? '' : '');"],
    halfWritten,
  ),
  oneEdit(
    'Escape wipes what was taken down in a call',
    `${inbox}/DeskEntryDialog.tsx`,
    ['onClose={onClose}>', 'onClose={() => (forgetEntry(), onClose())}>'],
    halfWritten,
  ),
  oneEdit(
    'a reload asks nobody and takes half a call with it',
    `${inbox}/drafts.ts`,
    ['window.onbeforeunload = texts.size > 0 ? askBeforeLoss : null;', ''],
    halfWritten,
  ),
  oneEdit(
    'a filter goes along from the appointments to the messages',
    `${inbox}/Inbox.tsx`,
    ["narrow({ resource: of, filter: 'open', q: '' })", "narrow({ resource: of, q: '' })"],
    halfWritten,
  ),
  oneEdit(
    'two who want the same are told that they disagree',
    `${inbox}/ConflictNotice.tsx`,
    ['const isSame = theirs.status === mine;', 'const isSame = false;'],
    [atWorkSpec, 'two desks see who is at it'],
  ),
  oneEdit(
    'the @ of a mailto link is encoded',
    `${inbox}/ContactLinks.tsx`,
    ["email.split('@').map(encodeURIComponent).join('@')", 'encodeURIComponent(email)'],
    ['tests/e2e/own-site/front-desk.spec.ts', 'a day at the front desk'],
  ),
  oneEdit(
    'the inbox tells the time by another clock than the rest',
    `${inbox}/words.ts`,
    ["  minute: '2-digit',\n});", "  minute: '2-digit',\n  hour12: false,\n});"],
    ['tests/e2e/own-site/answers.spec.ts', 'Confirm asks when'],
  ),
  oneEdit(
    'being done is the loudest button',
    `${inbox}/StatusButtons.tsx`,
    ["index === 0 && status !== 'closed' && !isQuiet", 'index === 0 && !isQuiet'],
    settled,
  ),
  oneEdit(
    'two buttons are the next step at once',
    `${inbox}/StatusButtons.tsx`,
    [" && !isQuiet ? 'primary'", " ? 'primary'"],
    ['tests/e2e/own-site/answers.spec.ts', 'an answer keeps what was typed'],
  ),
  oneEdit(
    'spam is offered for what is settled',
    `${inbox}/ways-on.ts`,
    ["next.includes('spam') && status !== 'closed' && status !== 'declined'", "next.includes('spam')"],
    settled,
  ),
  oneEdit(
    'on a phone a count pushes a tab to a second line',
    'src/styles/desk-inbox.css',
    ['flex-wrap: nowrap;\n    gap: 1.25rem;', 'flex-wrap: wrap;\n    gap: 1.25rem;'],
    onAPhone,
  ),
  oneEdit(
    'on a phone the first request starts in the lower half',
    `${inbox}/StatusChips.tsx`,
    ['flex [scrollbar-width:none]', 'grid [scrollbar-width:none]'],
    onAPhone,
  ),
  oneEdit(
    'what went to quarantine is not counted on the day’s list',
    'src/islands/admin/today/Today.tsx',
    [
      "    ...line(appointments.quarantine, 'request in quarantine', 'requests in quarantine', inbox('spam')),\n",
      '',
    ],
    [inboxSpec, 'what a machine has set aside'],
  ),
  oneEdit(
    'what fills in the hidden field is dropped, and told “received”',
    'src/server/domain/requests/store-request.ts',
    [
      'Promise<StoreOutcome> {\n  try {\n    const actor',
      "Promise<StoreOutcome> {\n  try {\n    if (incoming.isSuspicious) return { outcome: 'repeated', reference: newReference() };\n    const actor",
    ],
    [inboxSpec, 'what a machine has set aside'],
  ),
  oneEdit(
    'what went to quarantine is not in the digest',
    'src/server/domain/mail/compose.ts',
    ['quarantined > 0 && `In quarantine, looked at by nobody: ${quarantined}`,', ''],
    ['tests/functions/digest.test.ts', 'tells of what a machine has set aside'],
  ),
];
