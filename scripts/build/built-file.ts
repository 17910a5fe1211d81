import { createHash } from 'node:crypto';

/** A file that is made once the pages are. */
export interface BuiltFile {
  /** From the root of the site. */
  path: string;
  content: string;
}

/** Where the page of a file lies, seen from the root of the site. */
export const pathOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

/** Its name tells its content, so that a browser may keep it for ever. @returns nothing where there is nothing to hold */
export function builtFile(name: string, kind: 'css' | 'js', content: string): BuiltFile | undefined {
  if (!content) return undefined;
  const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `/_astro/${name}.${version}.${kind}`, content };
}
