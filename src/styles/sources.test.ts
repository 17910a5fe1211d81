import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** `a/{b,c}` as `a/b` and `a/c`, so that a part that has moved away is missed. */
function alternatives(pattern: string): string[] {
  const [whole, list] = /\{([^}]*)\}/.exec(pattern) ?? [];
  if (whole === undefined) return [pattern];
  return (list ?? '').split(',').flatMap((one) => alternatives(pattern.replace(whole, one)));
}

it.each(globSync('src/styles/*.css', { cwd: root }))(
  '%s looks for its classes where there are files',
  (sheet) => {
    const named = [...readFileSync(join(root, sheet), 'utf8').matchAll(/@source (?:not )?'([^']+)'/g)];
    const patterns = named.flatMap(([, pattern = '']) => alternatives(join(dirname(sheet), pattern)));
    expect(patterns.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
  },
);
