import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const { theme } = require('../../tailwind.config.cjs') as { theme: { extend: object } };
const { variablesOf } = require('./as-variables.cjs') as {
  variablesOf: (tokens: object) => Record<string, string>;
};
const tokens = variablesOf(theme.extend);
const variables = Object.keys(tokens);
/** Where neither is a token: white and black, and what is seen through them. */
const known = new Set([...variables, '#fff', '#000', '255 255 255', '0 0 0']);

const styleOf = (path: string) => {
  const text = readFileSync(join(root, path), 'utf8');
  const css = path.endsWith('.css')
    ? text
    : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, block = '']) => block).join('\n');
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
};

it('takes every colour, face, shadow and curve from the tokens, by its name', () => {
  const paths = globSync('src/**/*.{css,astro}', { cwd: root });
  expect(paths.length).toBeGreaterThan(100);
  const strange = paths.flatMap((path) =>
    [...styleOf(path).matchAll(/:[^;{}]*/g)].flatMap(([value]) =>
      [
        ...value.matchAll(
          /--(?:color|font|radius|shadow|container|ease)-[\w-]+|#[0-9a-f]{3,8}\b|(?:rgba?|hsla?|oklch|oklab)\(\s*(?!from var)([^/)]*)/gi,
        ),
      ]
        .map(([whole, channels]) => (channels ?? whole).trim().toLowerCase())
        .filter((colour) => !known.has(colour))
        .map((colour) => `${path}: ${colour}`),
    ),
  );
  expect(strange).toEqual([]);
});

/** They stand where there is no sheet: `scripts/spread-tokens.ts` brings the tokens there. */
it.each(['src/server/http/form-page/style.ts', 'src/layouts/DocumentHead.astro'])(
  'paints %s with values of the tokens',
  (path) => {
    const values = new Set(Object.values(tokens).map((value) => value.toLowerCase()));
    const painted = readFileSync(join(root, path), 'utf8').match(/#[0-9a-f]{3,8}\b/gi) ?? [];
    expect(painted.length).toBeGreaterThan(0);
    expect(painted.filter((color) => color !== '#fff' && !values.has(color.toLowerCase()))).toEqual([]);
  },
);
