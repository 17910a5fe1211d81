import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/**
 * `node scripts/spread-tokens.ts before.cjs`: what drawings and the page of a form without JavaScript have of the tokens as
 * plain values (they stand without a sheet of ours) becomes what `tailwind.config.cjs` says now. `before.cjs` is that file as
 * it was. A second name is the project to work in, this one without it.
 */
interface Tokens {
  theme: {
    extend: {
      colors: Record<string, Record<string, string>>;
      fontFamily: Record<'display' | 'sans', string[]>;
    };
  };
}

const [before, project = '.'] = process.argv.slice(2);
if (!before) throw new Error('Which tokens stood there before? node scripts/spread-tokens.ts before.cjs');
const root = resolve(project);
const tokensOf = (path: string) => (createRequire(import.meta.url)(path) as Tokens).theme.extend;
const old = tokensOf(resolve(before));
const now = tokensOf(join(root, 'tailwind.config.cjs'));

/** `rgb(8 37 42 / 0.3)` is a token too, seen through. */
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
const bare = (family: string | undefined) => (family ?? '').replaceAll('"', '');

const changes = new Map<string, string>();
for (const [name, scale] of Object.entries(old.colors))
  for (const [step, hex] of Object.entries(scale)) {
    const next = now.colors[name]?.[step];
    if (next === undefined) throw new Error(`The color ${name}-${step} is gone; sections use it.`);
    changes.set(hex, next).set(`rgb(${channels(hex)}`, `rgb(${channels(next)}`);
  }
for (const use of ['display', 'sans'] as const)
  changes.set(bare(old.fontFamily[use][0]), bare(now.fontFamily[use][0]));

/** All at once: one color may become what another was. */
const any = new RegExp(
  [...changes.keys()].map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
  'g',
);
let count = 0;
for (const file of globSync(['src/**/*.{astro,css,ts,tsx,svg}', 'public/*.svg'], { cwd: root })) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const next = text.replace(any, (value) => changes.get(value) ?? value);
  if (next === text) continue;
  writeFileSync(path, next);
  count += 1;
}
console.log(`${count} files follow the tokens.`);
