import { createHash } from 'node:crypto';

export interface Sheet {
  /** From the root of the site. */
  path: string;
  content: string;
}

export function sheetOf(name: string, content: string): Sheet {
  const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `/_astro/${name}.${version}.css`, content };
}

/**
 * A sheet of one line that brings others, one round trip later: what a page shows first is then painted before it is laid out anew
 * for them (ADR 34). The build writes it (scripts/build/own-styles.ts).
 */
export const laterSheet = (paths: string[]): Sheet =>
  sheetOf('later', paths.map((path) => `@import"${path}";`).join(''));
