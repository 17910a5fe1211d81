import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What is layout is utilities; a sheet, or a style of a component's own, begins with why it is one. */
it('says at the top of every sheet and every style of a component why it is one', () => {
  const paths = globSync('src/**/*.{css,astro}', { cwd: root });
  expect(paths.length).toBeGreaterThan(100);
  const unexplained = paths.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const styles = path.endsWith('.css')
      ? [text]
      : [...text.matchAll(/^<style[^>]*>([\s\S]*?)^<\/style>/gm)].map(([, block = '']) => block);
    return styles.some((style) => !style.trimStart().startsWith('/*'));
  });
  expect(unexplained).toEqual([]);
});
