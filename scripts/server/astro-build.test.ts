import { expect, it } from 'vitest';
import { Parts } from '../progress/parts.mjs';
import { hearAstro } from './astro-build.ts';

const log = `
02:31:31 [build] Building server entrypoints...
02:31:38 [vite] ✓ built in 6.43s

 prerendering static routes
02:31:43   ├─ /404.html (+48ms)
02:31:43   ├─ /about.htmlA word of a page's own
 (+31ms)
02:31:43 ✓ Completed in 609ms.

 generating optimized images
02:32:17   ▶ /images/team/team-7.C8412OBL_1vtqUf.avif (before: 37kB, after: 4kB) (+1.21s) (1/2)
02:32:17   ▶ /images/team/team-8.C8412OBL_1vtqUf.avif (reused cache entry) (+1ms) (2/2)
02:32:18 ✓ Completed in 1.21s.

02:32:18 [build] Rearranging server assets...`;

it('tells the parts of a build by what Astro prints', () => {
  const written: string[] = [];
  const parts = new Parts({ out: { isTTY: true, write: (text: string) => written.push(text) } });
  parts.begin('Bundles');
  log.split('\n').forEach(hearAstro(parts));
  parts.end();
  const shown = written.join('').split('\n');
  expect(shown.map((line) => line.split('\r\x1b[K').at(-1))).toEqual([
    'Bundles …',
    'Pages 2',
    'Pictures 2 of 2',
    'Page function …',
    '',
  ]);
});
