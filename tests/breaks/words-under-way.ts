import { type Break, oneEdit } from './break.ts';

/** What becomes of words typed while something is on its way, and of whoever goes on meanwhile: ADR 53. */
const desk = 'src/islands/admin';
const opened = 'tests/e2e/post-address.spec.ts';

export const underWayBreaks: readonly Break[] = [
  oneEdit(
    'a patient adds a sentence while the request is on its way',
    'src/islands/contact/PatientForm.tsx',
    ['<FieldLock value={sending.isSubmitting}>', '<FieldLock value={false}>'],
    ['tests/e2e/forms-on-a-bad-line.spec.ts', 'a slow line is spoken of'],
  ),
  oneEdit(
    'a note that goes on while it is added',
    `${desk}/inbox/Notes.tsx`,
    ["<FieldLock value={state === 'saving'}>", '<FieldLock value={false}>'],
    ['tests/e2e/own-site/inbox-at-work.spec.ts', 'nothing half written is lost'],
  ),
  oneEdit(
    'what is written while a post is saved goes with the form',
    `${desk}/posts/PostsPanel.tsx`,
    ['areSame(latestFields(), sent)', 'latest'],
    [opened, 'what is written while'],
  ),
  oneEdit(
    'a save throws out of the post that was opened meanwhile',
    `${desk}/posts/use-opened-post.ts`,
    ['held.current.round === current.round', 'held.current.round >= current.round'],
    [opened, 'a post that is opened while'],
  ),
  oneEdit(
    'nobody is told that a post they left was not saved',
    `${desk}/post-form/use-submit.ts`,
    ['if (!isShown.current) showToast(overtaken(wanted));', 'void [isShown, overtaken];'],
    [opened, 'a post that is opened while'],
  ),
  oneEdit(
    'a notice that is written on while it is saved',
    `${desk}/practice/use-versions.ts`,
    ["if (readDraft(key) === kept) keep('');\n      else rebase(history);", "keep('');"],
    ['tests/e2e/own-site/announcements.spec.ts', 'an owner closes the office'],
  ),
  oneEdit(
    'a template that is written on while it is saved',
    `${desk}/inbox/use-template.ts`,
    ["if (readDraft(key) === kept) keep('');", "keep('');"],
    ['tests/e2e/own-site/answers.spec.ts', 'a template takes'],
  ),
  oneEdit(
    'a lost answer locks out whoever follows a link',
    `${desk}/session/LinkScreen.tsx`,
    ["codeOf(error) === 'link-over'", "codeOf(error) === 'no link'"],
    ['tests/e2e/staff.spec.ts', 'somebody is invited'],
  ),
  oneEdit(
    'an effect returns what scrolling returns',
    `${desk}/staff/LinkToCopy.tsx`,
    [
      "useEffect(() => {\n    notice.current?.scrollIntoView({ block: 'nearest' });\n  }, [link]);",
      "useEffect(() => notice.current?.scrollIntoView({ block: 'nearest' }), [link]);",
    ],
    ['lint', `${desk}/staff/LinkToCopy.tsx`],
  ),
  oneEdit(
    'passwords come last on a busy machine',
    'scripts/server/password-thread.ts',
    [
      "import { parentPort } from 'node:worker_threads';",
      "import { setPriority } from 'node:os';\nimport { parentPort } from 'node:worker_threads';\nsetPriority(10);",
    ],
    ['scripts/server/password-thread.test.ts', ''],
  ),
];
