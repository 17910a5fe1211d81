import { createHash } from 'node:crypto';

export interface BuiltFile {
  /** From the root of the site. */
  path: string;
  content: string;
}

export function builtFile(name: string, type: 'css' | 'js', content: string): BuiltFile {
  const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `/_astro/${name}.${version}.${type}`, content };
}

/**
 * A sheet of one line that brings others, one round trip later: what a page shows first is then painted before it is laid out anew
 * for them (ADR 34). The build writes it (scripts/build/own-styles.ts).
 */
export const laterSheet = (paths: string[]): BuiltFile =>
  builtFile('later', 'css', paths.map((path) => `@import"${path}";`).join(''));

/** The same of modules beside it, which run in this order. */
export const laterModule = (names: string[]): BuiltFile =>
  builtFile('later', 'js', names.map((name) => `import"./${name}";`).join(''));
