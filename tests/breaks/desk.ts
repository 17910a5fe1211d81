import { type Break, oneEdit } from './break.ts';

/** What staff work with. */
const desk = 'src/islands/admin';

export const deskBreaks: readonly Break[] = [
  oneEdit(
    'nothing is saved while somebody writes',
    `${desk}/post-form/use-autosave.ts`,
    ['(fields: PostFields) => current.current?.change(fields), []', '(_fields: PostFields) => undefined, []'],
    ['tests/e2e/editor-unsaved.spec.ts', 'a killed tab'],
  ),
  oneEdit(
    'a picture without a description may be published',
    `${desk}/post-form/publish-check.ts`,
    [
      '    ...missingDescriptions(nodes, featuredImage, imageAlt),\n',
      '    ...missingDescriptions([], "", imageAlt + featuredImage),\n',
    ],
    ['src/islands/admin/post-form/publish-check.test.ts', ''],
    ['tests/e2e/admin-post-form.spec.ts', ''],
  ),
  oneEdit(
    'an answer half written is lost with its row',
    `${desk}/inbox/use-answer-draft.ts`,
    [
      'const [kept, keep] = useKeptDraft({ ...place, given: item?.drafts, asNote: noteOf });',
      "const [kept, keep] = useState('');",
    ],
    ['tests/e2e/own-site/answers.spec.ts', 'an answer keeps what was typed'],
  ),
  oneEdit(
    'half a note is lost with its page',
    `${desk}/inbox/kept-drafts.ts`,
    ['await (isLeaving || isSignedOut ? send() : withSession(send));', 'await Promise.resolve(send);'],
    ['tests/e2e/own-site/inbox-at-work.spec.ts', 'nothing half written is lost'],
  ),
  oneEdit(
    'half a note outlives its patient’s data',
    'src/server/db/request-retention.ts',
    [',\n  drafts as (delete from request_drafts where request_id in (select id from changed))`', '`'],
    ['tests/functions/request-drafts.test.ts', 'with the patient, and none comes after'],
  ),
  oneEdit(
    'the morning’s sheet ends after one page',
    `${desk}/inbox/open-requests.ts`,
    ['const pagesAtMost = 10;', 'const pagesAtMost = 1;'],
    ['tests/e2e/own-site/front-desk.spec.ts', 'the sheet for the morning'],
  ),
  {
    name: 'two desks do not see each other’s changes',
    edits: [
      {
        file: `${desk}/inbox/use-inbox.ts`,
        find: "refetchInterval: () => asOftenAs(document.visibilityState === 'hidden' ? slowPulseMs : pulseMs),",
        replace: 'refetchInterval: false,',
      },
    ],
    otherwise: [
      {
        file: `${desk}/inbox/use-inbox.ts`,
        find: 'const pollMs = 12_000;',
        replace: 'const pollMs = 12_000_000;',
      },
    ],
    tests: [['tests/e2e/own-site/front-desk.spec.ts', 'a day at the front desk']],
  },
  {
    name: 'Sign Out leaves the session alive',
    edits: [
      {
        file: `${desk}/session/sign-out.ts`,
        find: 'saveOpenWork().then(signOut)',
        replace: 'saveOpenWork().then(() => undefined)',
      },
    ],
    otherwise: [
      {
        file: 'src/api/session.ts',
        find: "call<undefined>('/api/admin/logout', { method: 'POST' })",
        replace: "call<undefined>('/api/admin/me')",
      },
    ],
    tests: [
      ['tests/e2e/admin-session.spec.ts', 'ends with Sign Out'],
      ['tests/e2e/admin-sign-out.spec.ts', ''],
    ],
  },
  oneEdit(
    'the keyboard is caught in the editor',
    `${desk}/editor/keyboard-exit.ts`,
    [
      "} else if (event.key === 'Escape') {\n      isLeaving = true;",
      "} else if (event.key === 'Escape') {\n      isLeaving = false;",
    ],
    ['tests/e2e/admin-editor.spec.ts', 'the keyboard reaches'],
    ['tests/e2e/admin-keyboard.spec.ts', ''],
  ),
  oneEdit(
    'a link in a post may run a script',
    `${desk}/editor/link-url.ts`,
    ['/^(https?:|mailto:|tel:)/i.test(text)', '/^(https?:|mailto:|tel:|javascript:)/i.test(text)'],
    ['src/islands/admin/editor/link-url.test.ts', ''],
    ['tests/e2e/admin-a11y.spec.ts', 'axe finds nothing on the desk'],
  ),
  oneEdit(
    'an upload that fails does not say why',
    `${desk}/images/use-upload.ts`,
    [
      "return { error: sentenceOf(error) ?? 'Failed to upload image' };",
      "return { error: sentenceOf(error) ? '' : 'Failed to upload image' };",
    ],
    ['tests/e2e/admin-post-form.spec.ts', 'the featured image'],
  ),
];
