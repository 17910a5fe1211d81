import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const document = read('docs/privacy.md');
const sources = globSync('src/{server,practice,contracts}/**/*.ts', { cwd: root }).filter(
  (path) => !path.endsWith('.test.ts'),
);

/** The row of a table that speaks of it, or undefined. */
const rowOf = (name: string) =>
  document.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``));

describe('docs/privacy.md', () => {
  it.each([...read('schema.sql').matchAll(/^create table (\w+)/gm)].map(([, name]) => name ?? ''))(
    'says what table %s holds and until when',
    (table) => {
      expect(rowOf(table)).toMatch(/^\| [^|]+ \| [^|]{5,} \| [^|]{5,} \|$/);
    },
  );

  it('names no table there is not', () => {
    const rows = document
      .split('\n')
      .filter((line) => /^\| `[a-z_]+`/.test(line) && line.split('|').length === 5);
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    const tables = [...read('schema.sql').matchAll(/^create table (\w+)/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(tables.sort());
  });

  it('gives every figure in days that something is kept, as the code has it', () => {
    const figures = sources.flatMap((path) =>
      [...read(path).matchAll(/const (\w+Days) = (\d+)/g)].map(([, name = '', days = '']) => ({
        name,
        days,
      })),
    );
    expect(figures.length).toBeGreaterThan(6);
    const wrong = figures.filter(
      ({ name, days }) => !new RegExp(`\\b${days}\\b[^|]*\`${name}\``).test(rowOf(name) ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it('gives every time after which a statement deletes', () => {
    const deletions = sources.flatMap((path) =>
      [...read(path).matchAll(/delete from (\w+)(?: \w+)?\s+where (?:(?!`)[^])*?interval '(\d+ \w+)'/g)].map(
        ([, table = '', time = '']) => ({ table, time }),
      ),
    );
    expect(deletions.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['outbox', 'admin_sessions', 'throttle_counters', 'request_drafts']),
    );
    expect(deletions.filter(({ table, time }) => !rowOf(table)?.includes(time))).toEqual([]);
  });

  it('names every setting another company comes in by', () => {
    const settings = [...read('src/practice/processors.ts').matchAll(/environment\['(\w+)'\]/g)].map(
      ([, name]) => name,
    );
    const providers = [...read('src/practice/providers.ts').matchAll(/^ {2}(\w+):/gm)].map(
      ([, name]) => name,
    );
    expect(settings).toContain('SMTP_URL');
    const told = document.replace('where it is deployed', '`NETLIFY`');
    expect(settings.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
    expect(providers).toEqual(['bookingUrl', 'reviewsUrl', 'analyticsId', 'otherFrames']);
  });
});

describe('the papers', () => {
  it.each(globSync('docs/papers/*.md', { cwd: root }))(
    '%s says under its title that it is a template',
    (path) => {
      expect(read(path)).toMatch(/^# .+\n\n> \*\*Template for counsel\.\*\* Not legal advice/);
    },
  );

  it('are all listed', () => {
    const list = read('docs/papers/README.md');
    const papers = globSync('docs/papers/*.md', { cwd: root }).map((path) =>
      path.replace('docs/papers/', ''),
    );
    expect(papers.filter((name) => name !== 'README.md' && !list.includes(`](${name})`))).toEqual([]);
  });
});
