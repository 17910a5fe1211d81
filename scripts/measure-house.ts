import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { roomOf } from '../lint/zones.mjs';

/**
 * Prints what the house measures, as Markdown: `node scripts/measure-house.ts [--root <another checkout>]`. Two checkouts
 * measured by this one program can be compared; it is no part of the tests, since no figure here is a promise.
 */
const { values } = parseArgs({
  options: { root: { type: 'string', default: join(import.meta.dirname, '..') } },
});
const root = values.root;

/** Files git knows; of a plain copy, which has no git of its own, all but what is made. */
function filesOf(folder: string): string[] {
  const made = ['node_modules', 'dist', '.netlify', '.cache', '.astro', '.data'].map((name) => `./${name}`);
  const find = ['.', '(', ...made.flatMap((path, at) => [...(at > 0 ? ['-o'] : []), '-path', path]), ')'];
  const output = existsSync(join(folder, '.git'))
    ? execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8' })
    : execFileSync('find', [...find, '-prune', '-o', '-type', 'f', '-print'], {
        cwd: folder,
        encoding: 'utf8',
      });
  return output
    .split('\n')
    .map((path) => path.replace(/^\.\//, ''))
    .filter((path) => path !== '' && existsSync(join(folder, path)));
}

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const linesIn = (content: string) => content.split('\n').length - 1;

const isCode = (path: string) => /^(?:src|netlify|scripts)\/.*\.(?:ts|tsx|astro|mjs)$/.test(path);
const isTest = (path: string) => /\.(?:test|fixture)\.tsx?$/.test(path);

const files = filesOf(root);
const sources = files.filter((path) => isCode(path) && !isTest(path));
const lengths = sources
  .map((path) => ({ path, lines: linesIn(text(path)) }))
  .sort((a, b) => a.lines - b.lines);
const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))];
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** `src/server/db` and the like inside `src`; beside it the folder. */
function placeOf(path: string): string {
  const [top = '', first = ''] = path.split('/');
  if (top === 'src') return first.includes('.') ? 'src' : `src/${roomOf(path)}`;
  return top === 'netlify' ? 'netlify/functions' : 'scripts';
}

function importStyles(): Record<string, number> {
  const styles = {
    'within a room, relative': 0,
    'across rooms, `#`': 0,
    'across rooms, relative': 0,
    'within a room, `#`': 0,
  };
  for (const path of files.filter((file) => /\.(?:ts|tsx|astro)$/.test(file) && file.startsWith('src/')))
    for (const [, specifier = ''] of text(path).matchAll(/(?:from|import|import\()\s*'([#.][^']*)'/g)) {
      const isNamed = specifier.startsWith('#');
      const target = isNamed ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(path), specifier);
      const isWithin = roomOf(target) === roomOf(path);
      styles[`${isWithin ? 'within a room' : 'across rooms'}, ${isNamed ? '`#`' : 'relative'}`] += 1;
    }
  return styles;
}

interface Measured {
  name: string;
  path: string;
  lines: number;
  /** Its code without names of its own, spaces and comments. */
  shape: string;
}

function functionsOf(path: string): Measured[] {
  const source = ts.createSourceFile(path, text(path), ts.ScriptTarget.Latest, true);
  const found: Measured[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = (position: number) => source.getLineAndCharacterOfPosition(position).line;
      const named = ts.isVariableDeclaration(node.parent) ? node.parent.name : node.name;
      found.push({
        name: named?.getText() ?? '(unnamed)',
        path,
        lines: line(node.getEnd()) - line(node.getStart()) + 1,
        shape: (node.body as ts.Node).getText().replace(/\/\/.*|\s+/g, ''),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Bodies that stand word for word in two files; shorter ones are idioms. */
function copiesAmong(functions: readonly Measured[]): [Measured, Measured][] {
  const known = new Map<string, Measured>();
  const pairs: [Measured, Measured][] = [];
  for (const one of functions) {
    if (one.shape.length < 60) continue;
    const other = known.get(one.shape);
    if (other && other.path !== one.path) pairs.push([other, one]);
    known.set(one.shape, one);
  }
  return pairs;
}

function countCss(): { sheets: number; scoped: number } {
  const sheets = files.filter((path) => path.startsWith('src/') && path.endsWith('.css'));
  const scoped = files
    .filter((path) => path.endsWith('.astro'))
    .flatMap((path) =>
      [...text(path).matchAll(/<style[^>]*>\n?([\s\S]*?)<\/style>/g)].map(([, css = '']) => linesIn(css)),
    );
  return { sheets: sum(sheets.map((path) => linesIn(text(path)))), scoped: sum(scoped) };
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  console.log(
    [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n') + '\n',
  );

const places = Map.groupBy(lengths, ({ path }) => placeOf(path));
table(
  ['room', 'files', 'lines'],
  [...places]
    .map(([place, of]) => [`\`${place}\``, of.length, sum(of.map(({ lines }) => lines))] as const)
    .sort(([a], [b]) => a.localeCompare(b)),
);

const functions = sources.filter((path) => /\.tsx?$/.test(path)).flatMap(functionsOf);
const long = functions.filter(({ lines }) => lines > 60).sort((a, b) => b.lines - a.lines);
const copies = copiesAmong(functions);
const css = countCss();
const manifest = JSON.parse(text('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const count = (kind: keyof typeof manifest) => Object.keys(manifest[kind]).length;

table(
  ['measure', 'figure'],
  [
    ['source files (no tests, art, tables)', sources.length],
    ['source lines', sum(lengths.map(({ lines }) => lines))],
    ['median file', at(0.5)?.lines ?? 0],
    ['nine in ten below', at(0.9)?.lines ?? 0],
    ['longest file', `${lengths.at(-1)?.lines} (${lengths.at(-1)?.path})`],
    ['lines of CSS: sheets + scoped', `${css.sheets} + ${css.scoped}`],
    ['dependencies + development', `${count('dependencies')} + ${count('devDependencies')}`],
    ...Object.entries(importStyles()).map(([style, number]) => [`imports ${style}`, number]),
    ['functions over 60 lines', long.length],
    ['pairs of copies', copies.length],
  ],
);
for (const { name, path, lines } of long) console.log(`- ${lines} lines: ${name} in ${path}`);
for (const [one, other] of copies)
  console.log(`- twice: ${one.name} in ${one.path}, ${other.name} in ${other.path}`);
