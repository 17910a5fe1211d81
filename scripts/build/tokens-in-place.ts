import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const { theme } = require('../../tailwind.config.cjs') as { theme: { extend: object } };
const { variablesOf } = require('../../src/styles/as-variables.cjs') as {
  variablesOf: (tokens: object) => Record<string, string>;
};

/**
 * Design tokens are variables while somebody works on a style. No page changes one, and a first flight of bytes is half a
 * kilobyte shorter with what they stand for: so built sheets have that.
 */
export function tokensInPlace(): Plugin {
  const values = variablesOf(theme.extend);
  return {
    name: 'tokens-in-place',
    apply: 'build',
    // Behind Tailwind and Vite's own reading of sheets, before they are made small.
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (css) => ({ code: withValues(css, values), map: null }),
    },
  };
}

/** @param values by the names of custom properties; the rule that defines them goes */
export function withValues(css: string, values: Record<string, string>): string {
  return css
    .replace(/:root,\s*::backdrop\s*\{[^{}]*\}/g, '')
    .replace(/var\((--[\w-]+)\)/g, (use, name: string) => values[name] ?? use);
}
