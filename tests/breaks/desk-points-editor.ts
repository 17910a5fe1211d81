import { type Break, oneEdit } from './break.ts';

/** What was wrong with the editor and around it once, each made wrong again: desk-points.md. */
const desk = 'src/islands/admin';
const deskSpec = 'tests/e2e/editor-desk.spec.ts';
const typingSpec = 'tests/e2e/editor-typing.spec.ts';
const unsavedSpec = 'tests/e2e/editor-unsaved.spec.ts';
const dialogs = [deskSpec, 'dialogs start at their field'] as const;
const pasted = [typingSpec, 'an address pasted onto words'] as const;
const undone = [deskSpec, 'Undo puts a published post back'] as const;
const signIn = ['tests/e2e/own-site/inbox-at-work.spec.ts', 'every place has an address'] as const;

export const editorPointBreaks: readonly Break[] = [
  oneEdit(
    'a click does not select a picture',
    `${desk}/editor/picture-keys.ts`,
    ['if (target instanceof HTMLImageElement) selectPicture(quill, target);', 'void target;'],
    ['tests/e2e/editor-pictures.spec.ts', 'a click selects a picture'],
  ),
  oneEdit(
    'a finding does not lead to the picture it is about',
    `${desk}/editor/go-to.ts`,
    ['if (element instanceof HTMLImageElement) return selectPicture(quill, element);', ''],
    [deskSpec, 'saving by hand and leading to a finding'],
  ),
  {
    name: 'half a new post is lost when another one is looked at',
    edits: [
      { file: `${desk}/posts/use-opened-post.ts`, find: 'await saveOpenWork();', replace: '' },
      {
        file: `${desk}/posts/use-opened-post.ts`,
        find: 'else hold({ ...next, ...options });',
        replace: 'else hold({ ...openedNew(undefined), ...options });',
      },
    ],
    tests: [[unsavedSpec, 'a new post that is half written']],
  },
  oneEdit(
    '“Start with an empty form” cannot be undone',
    `${desk}/posts/PostsPanel.tsx`,
    ['const away = putAway(latestFields());', 'const away: Partial<Opened> = {};'],
    [unsavedSpec, 'what is put away can be brought back'],
  ),
  oneEdit(
    '“Cancel Edit” cannot be undone',
    `${desk}/posts/PostsPanel.tsx`,
    [
      'void startNew({ ...putAway(fields), takesFocus: true })',
      'void startNew({ ...(fields && {}), takesFocus: true })',
    ],
    [unsavedSpec, 'Cancel Edit and Discard'],
  ),
  oneEdit(
    'in a long text the caret goes behind the action bar',
    `${desk}/editor/use-quill.ts`,
    [', selectPicturesByHand(editor), keepCaretInSight(editor)];', ', selectPicturesByHand(editor)];'],
    ['tests/e2e/editor-long-text.spec.ts', 'at 1440 × 900'],
  ),
  oneEdit(
    'on a phone the tools scroll out of reach',
    'src/styles/desk-editor.css',
    ['.desk-toolbar {\n  position: sticky;', '.desk-toolbar {\n  position: static;'],
    ['tests/e2e/editor-long-text.spec.ts', 'at 390 × 844'],
  ),
  oneEdit(
    'a picture of an earlier version is “not used anywhere”',
    `${desk}/images/image-uses.ts`,
    ['if (uses.length === 0) return', "if (uses.every(({ as }) => as === 'version')) return"],
    [deskSpec, 'the library and the refusal'],
  ),
  oneEdit(
    'Undo of the trash returns a published post as a draft',
    'src/api/admin-posts.ts',
    ['body: { undo: true }', 'body: {}'],
    undone,
  ),
  oneEdit(
    'Undo of the trash does not say who reads the post now',
    `${desk}/posts/use-post-actions.ts`,
    ["published: 'Patients can read it again.',", "published: '',"],
    undone,
  ),
  oneEdit(
    'a dialog starts at its ×',
    `${desk}/DeskDialog.tsx`,
    ['(first ?? content)?.focus();', 'void first;'],
    dialogs,
  ),
  oneEdit(
    'history and library are as narrow as a question',
    'src/styles/desk.css',
    ['--dialog-width: 62rem;', '--dialog-width: 40rem;'],
    dialogs,
  ),
  oneEdit(
    'a dialog that moves when its library comes',
    'src/styles/desk.css',
    ['    margin-block-start: 5vh;\n', ''],
    ['tests/e2e/editor-pictures.spec.ts', 'stays where it is'],
  ),
  oneEdit(
    'a changed password is followed by a surprise',
    `${desk}/account/PasswordForm.tsx`,
    [
      "askToSignIn('Your password is changed. Use the new one from now on, here and on every other screen.');",
      'void askToSignIn;',
    ],
    ['tests/e2e/staff.spec.ts', 'a changed password asks for the old one'],
  ),
  oneEdit(
    'the last line pasted into a heading becomes one',
    `${desk}/editor/desk-clipboard.ts`,
    [
      'else if (endsInParagraph) insertPlainLine(quill, start);',
      'else void [endsInParagraph, insertPlainLine];',
    ],
    [typingSpec, 'lines pasted into a heading'],
  ),
  oneEdit(
    'small letters below and above the line are lost in a paste',
    `${desk}/editor/clean-paste.ts`,
    ['if (marks.script) html = `<${marks.script}>${html}</${marks.script}>`;', ''],
    pasted,
  ),
  oneEdit(
    'a pasted picture loses its description',
    `${desk}/editor/clean-paste.ts`,
    ['alt="${escape(image.alt)}"', 'alt=""'],
    pasted,
  ),
  {
    name: 'a pasted picture loses its place',
    edits: [
      {
        file: `${desk}/editor/clean-paste.ts`,
        find: 'found.pictures.push({ preview: image.src, file });\n    return true;',
        replace: 'found.pictures.push({ preview: image.src, file });\n    return false;',
      },
      {
        file: `${desk}/editor/desk-clipboard.ts`,
        find: 'uploadPasted(this.quill, pictures);',
        replace:
          "for (const { file } of pictures) uploadInto(this.quill, this.quill.getLength() - 1, [file], async (one) => uploaders.get(this.quill)?.(one), 'A tooth');",
      },
      {
        file: `${desk}/editor/desk-clipboard.ts`,
        find: "import { uploadPasted } from './pictures.ts';",
        replace: "import { uploadInto, uploaders } from './pictures.ts';",
      },
      {
        file: `${desk}/editor/pictures.ts`,
        find: 'const uploaders = new WeakMap',
        replace: 'export const uploaders = new WeakMap',
      },
    ],
    tests: [pasted],
  },
  {
    name: 'a pasted piece of code keeps its Copy button',
    edits: [
      {
        file: `${desk}/editor/paste-blocks.ts`,
        find: "const code = node.querySelector('code') ?? node;",
        replace: 'const code = node;',
      },
      {
        file: `${desk}/editor/paste-blocks.ts`,
        find: "'button, [role=button], [aria-hidden=true], [contenteditable=false]'",
        replace: "'[aria-hidden=true]'",
      },
    ],
    tests: [pasted],
  },
  oneEdit(
    'a reader’s page jumps when a picture comes',
    'src/server/domain/posts/picture-sizes.ts',
    ['if (ids.length === 0) return html;', 'if (ids.length < 1_000) return html;'],
    [deskSpec, 'a reader’s page keeps the place'],
  ),
  oneEdit(
    'the editor tells the time by another clock than the inbox',
    `${desk}/post-form/office-time.ts`,
    ['clockTime(officeClock(new Date(instant)).time)', 'clockTime && officeClock(new Date(instant)).time'],
    [typingSpec, 'signs at the beginning of a line'],
  ),
  oneEdit(
    'opening hours change by another clock than they are read',
    `${desk}/practice/fact-lines.ts`,
    ['isTime(name) && part ? clockTime(String(part)) : part', 'part'],
    ['tests/e2e/practice-facts.spec.ts', 'a form of a fact names what is wrong'],
  ),
  oneEdit(
    'the sign-in page does not say whose it is',
    `${desk}/session/WayIn.tsx`,
    ['{practice.name}', "{practice.name && 'Welcome'}"],
    signIn,
  ),
  oneEdit(
    'a password cannot be looked at',
    `${desk}/session/PasswordField.tsx`,
    ["isShown ? 'text' : 'password'", "isShown ? 'password' : 'password'"],
    signIn,
  ),
  {
    name: 'the sign-in page does not begin in its first field',
    edits: [
      {
        file: `${desk}/session/LoginForm.tsx`,
        find: "first?.setAttribute('autofocus', '');\n    first?.focus();",
        replace: 'void first;',
      },
    ],
    tests: [signIn],
  },
  oneEdit(
    'a scheduled version is called Published',
    `${desk}/history/HistoryDialog.tsx`,
    [
      'if (publishAt && Date.parse(publishAt) > Date.parse(savedAt))',
      'if (publishAt && savedAt === publishAt)',
    ],
    [deskSpec, 'the history tells a scheduled version'],
  ),
  oneEdit(
    'a raw file field stands in the dashed box',
    'src/styles/desk.css',
    ['inset: 0;\n    opacity: 0;', 'inset: 0;'],
    [deskSpec, 'the file field is ours'],
  ),
];
