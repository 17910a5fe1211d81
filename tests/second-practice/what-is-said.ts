import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Every text in the data of the practice whose project lies in a folder, Spanish included, and what its posts are called. */
export async function saidBy(project: string): Promise<Set<string>> {
  const modules = globSync(['src/practice/own/**/*.ts', 'src/content/service-questions.ts'], {
    cwd: project,
  });
  const said = new Set<string>();
  for (const path of modules) {
    const module: unknown = await import(pathToFileURL(join(project, path)).href);
    for (const text of textsIn({ ...(module as object) })) said.add(text);
  }
  for (const path of globSync('src/content/posts/*.html', { cwd: project })) {
    const [head = ''] = readFileSync(join(project, path), 'utf8').split('\n---\n');
    for (const line of head.split('\n'))
      if (/^(title|excerpt|alt):/.test(line)) said.add(line.replace(/^\w+: /, ''));
  }
  return said;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The colors of a practice: those that are decided, not seen. */
export function colorsOf(project: string): Set<string> {
  const { theme } = createRequire(import.meta.url)(join(project, 'tailwind.config.cjs')) as {
    theme: { extend: { colors: Record<string, Record<string, string>> } };
  };
  const decided = Object.entries(theme.extend.colors).filter(
    ([name]) => name !== 'tooth' && name !== 'shown',
  );
  return new Set(decided.flatMap(([, scale]) => Object.values(scale)));
}
