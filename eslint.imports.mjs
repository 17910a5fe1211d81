import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { roomOf } from './eslint.zones.mjs';

const root = import.meta.dirname;

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

/** The style of ADR 8: `./` and `../` stay within a room, `#room/…` leads to another one. Files are named with their ending. */
const importStyle = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { style: 'Within a room the way to the file, across rooms `#room/…`: “{{ proper }}”.' },
  },
  create(context) {
    function check(source) {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const [specifier, query] = source.value.split('?');
      const path = target(context.physicalFilename, specifier);
      if (!path) return;
      const proper = properName(context.physicalFilename, path) + (query ? `?${query}` : '');
      if (proper === source.value) return;
      context.report({
        node: source,
        messageId: 'style',
        data: { proper },
        fix: (fixer) => fixer.replaceText(source, `'${proper}'`),
      });
    }
    const ofStatement = (node) => check(node.source);
    return {
      ImportDeclaration: ofStatement,
      ImportExpression: ofStatement,
      ExportAllDeclaration: ofStatement,
      ExportNamedDeclaration: ofStatement,
      TSImportType: ofStatement,
    };
  },
};

/** What ESLint remembers of a file is over when this one, or the rooms, change. */
const version = createHash('sha256');
for (const file of [import.meta.filename, resolve(root, 'eslint.zones.mjs')])
  version.update(readFileSync(file));

export const houseRules = {
  meta: { name: 'house', version: version.digest('hex') },
  rules: { 'import-style': importStyle },
};
