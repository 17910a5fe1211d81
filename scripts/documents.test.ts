import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#]+?)(?:#[^)]*)?\)/g)].map(([, target]) => target ?? '');
    const missing = links
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => !existsSync(join(root, dirname(document), target)));
    expect(missing).toEqual([]);
  });

  it('names only commands that exist', () => {
    const named = [...text.matchAll(/npm (?:run (?:--silent )?([\w:]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? '',
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names only files of the project that exist', () => {
    const named = [...text.matchAll(/`((?:src|scripts|docs|netlify|tests)\/[\w./[\]-]+)`/g)].map(
      ([, path]) => path ?? '',
    );
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
