import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const islandStyle = /<style>astro-island[^<]*<\/style>/g;

/**
 * Astro writes the style of its island elements beside a page’s first island, where HTML allows no `<style>`.
 */
export function islandStyleInHead() {
  return {
    name: 'island-style-in-head',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: root })) {
          const path = join(root, file);
          const html = await readFile(path, 'utf8');
          const [style] = html.match(islandStyle) ?? [];
          if (style)
            await writeFile(path, html.replace(islandStyle, '').replace('</head>', `${style}</head>`));
        }
      },
    },
  };
}
