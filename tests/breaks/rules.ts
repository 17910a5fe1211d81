import { type Break, oneEdit } from './break.ts';

/** Rules of the code itself, and what whoever works on it sees. */
export const ruleBreaks: readonly Break[] = [
  oneEdit(
    'an import against the zones',
    'src/server/db/last-times.ts',
    ['import ', "import { practice } from '#practice/practice.ts';\nvoid practice;\nimport "],
    ['lint', 'src/server/db/last-times.ts'],
  ),
  oneEdit(
    'a circle of imports',
    'src/server/pages/xml.ts',
    [
      'export function xmlText',
      "import { feedXml } from './feed.ts';\nvoid feedXml;\nexport function xmlText",
    ],
    ['lint', 'src/server/pages/xml.ts'],
    ['dead code', ''],
  ),
  oneEdit(
    'a promise nobody waits for',
    'src/islands/admin/session/LoginForm.tsx',
    ['    await sessionHasEnded();', '    sessionHasEnded();'],
    ['lint', 'src/islands/admin/session/LoginForm.tsx'],
  ),
  oneEdit(
    'a character that may be missing, taken for one that is there',
    'src/server/pages/xml.ts',
    ["entities[character] ?? ''", 'entities[character]'],
    ['lint', 'src/server/pages/xml.ts'],
  ),
  oneEdit(
    'a deprecated method',
    'src/server/pages/xml.ts',
    ['.toWellFormed()', '.toWellFormed()\n    .substr(0)'],
    ['lint', 'src/server/pages/xml.ts'],
  ),
  oneEdit(
    'an export nobody uses',
    'src/server/pages/xml.ts',
    ['const entities', 'export const entities'],
    ['dead code', ''],
  ),
  oneEdit(
    'a picture without alt text at sign-in',
    'src/islands/admin/session/LoginForm.tsx',
    [
      '      <p role="alert" className="desk-alert empty:hidden">',
      '      <img src="/favicon.svg" />\n      <p role="alert" className="desk-alert empty:hidden">',
    ],
    ['lint', 'src/islands/admin/session/LoginForm.tsx'],
  ),
  oneEdit(
    'no styles and no pictures while somebody works on a page',
    'scripts/dev/development.ts',
    ["if (command !== 'dev') return;", 'if (command) return;'],
    ['tests/server/second-practice.test.ts', 'shows whoever works on it'],
  ),
  oneEdit(
    'a section has a color of its own',
    'src/components/PriceTable.astro',
    [
      '      border-bottom: 1px solid var(--color-sand-300);',
      '      border-bottom: 1px solid var(--color-sand-350);',
    ],
    ['src/styles/colors.test.ts', 'takes every colour'],
  ),
  oneEdit(
    'a token is no longer what it stands for in what is built',
    'scripts/build/tokens-in-place.ts',
    ['values[name] ?? use', 'use'],
    ['scripts/build/tokens-in-place.test.ts', 'puts what a token stands for'],
  ),
  oneEdit(
    'the office’s clock is read as a country writes it',
    'src/practice/dates.ts',
    [
      "'en-US', {\n  timeZone: practice.timeZone,\n  year: 'numeric',",
      "'en-US', {\n  timeZone: practice.timeZone,\n  year: '2-digit',",
    ],
    ['src/practice/dates.test.ts', 'does not depend on how a country'],
  ),
  oneEdit(
    'a February 29 takes the form away',
    'src/practice/booking-dates.ts',
    [
      'new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29',
      "new Date(`${year}-02-29T00:00:00Z`).toISOString().includes('-02-29')",
    ],
    ['src/practice/booking-dates.test.ts', 'ends on February 28'],
  ),
];
