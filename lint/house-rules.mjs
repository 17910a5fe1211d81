import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isAllowed, roomOf } from './zones.mjs';

const root = join(import.meta.dirname, '..');

/** `src/contracts/slug.ts` for a path or a package import, seen from `file`; null for packages and what lies outside. */
function target(file, source) {
  if (source.startsWith('#')) return `src/${source.slice(1)}`;
  if (!source.startsWith('.')) return null;
  const path = relative(root, resolve(dirname(file), source));
  return path.startsWith('..') ? null : path;
}

/** How `file` names `path`: within a room by the way to it, across rooms of `src` through the package import. */
function properName(file, path) {
  const from = relative(root, file);
  if (!path.startsWith('src/') || roomOf(from) === roomOf(path)) {
    const way = relative(dirname(from), path);
    return way.startsWith('.') ? way : `./${way}`;
  }
  return `#${path.slice('src/'.length)}`;
}

/** Looks at every import of a file of ours: `check` gets what it says, the file it leads to, and what follows a `?`. */
const eachImport = (context, check) => {
  function look(source) {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    const [specifier, query] = source.value.split('?');
    const path = target(context.physicalFilename, specifier);
    if (path) check(source, path, query);
  }
  const ofStatement = (node) => look(node.source);
  return {
    ImportDeclaration: ofStatement,
    ImportExpression: ofStatement,
    ExportAllDeclaration: ofStatement,
    ExportNamedDeclaration: ofStatement,
    TSImportType: ofStatement,
  };
};

/** The style of ADR 8: `./` and `../` stay within a room, `#room/…` leads to another one. Files are named with their ending. */
const importStyle = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { style: 'Within a room the way to the file, across rooms `#room/…`: “{{ proper }}”.' },
  },
  create: (context) =>
    eachImport(context, (source, path, query) => {
      const proper = properName(context.physicalFilename, path) + (query ? `?${query}` : '');
      if (proper === source.value) return;
      context.report({
        node: source,
        messageId: 'style',
        data: { proper },
        fix: (fixer) => fixer.replaceText(source, `'${proper}'`),
      });
    }),
};

/** Who may import whom, as `zones.mjs` says. */
const zones = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { crossed: 'This import crosses the zones of docs/architecture.md.' },
  },
  create: (context) =>
    eachImport(context, (source, path) => {
      if (!isAllowed(relative(root, context.physicalFilename), path))
        context.report({ node: source, messageId: 'crossed' });
    }),
};

/** What ESLint remembers of a file is over when this one, or the rooms, change. */
const version = createHash('sha256');
for (const file of [import.meta.filename, join(import.meta.dirname, 'zones.mjs')])
  version.update(readFileSync(file));

/** The rules of this house, for oxlint and for ESLint. */
export default {
  meta: { name: 'house', version: version.digest('hex') },
  rules: { 'import-style': importStyle, zones },
};
