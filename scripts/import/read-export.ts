import type { ExportFiles } from './export-files.ts';
import { emptyExport, type ForeignExport } from './foreign-post.ts';
import { readGhost } from './ghost.ts';
import { readMarkdown } from './markdown.ts';
import { isWordPress, readWordPress } from './wordpress.ts';

/** More than the export of the oldest blog; a film named by mistake is not read at all. */
const documentBytes = 300_000_000;

/** Everything in the export that is a blog's, by what the files say, not by what they are called. */
export async function readExport(files: ExportFiles): Promise<ForeignExport> {
  const parts: ForeignExport[] = [];
  for (const name of files.names) {
    if (!/\.(?:xml|json|md|markdown)$/i.test(name)) continue;
    const part = readDocument((await files.read(name, documentBytes)).toString('utf8'), name);
    if (part) parts.push(part);
  }
  if (
    parts.every(({ posts, unread }) => posts.length + unread.length === 0) &&
    parts.every(({ leftOut }) => leftOut.size === 0)
  )
    throw new Error(
      'There is nothing in it that can be read: neither a WordPress export (.xml), nor one of Ghost (.json), nor Markdown with front matter (.md).',
    );
  return merged(parts);
}

function readDocument(text: string, name: string): ForeignExport | undefined {
  if (/\.xml$/i.test(name)) return isWordPress(text) ? readWordPress(text, name) : undefined;
  if (/\.json$/i.test(name)) return readGhost(text);
  return readMarkdown(text, name);
}

/** WordPress cuts a large export into several files. */
function merged(parts: ForeignExport[]): ForeignExport {
  const all = emptyExport([...new Set(parts.map(({ system }) => system))].join(' and '));
  for (const part of parts) {
    all.site ??= part.site;
    all.posts.push(...part.posts);
    all.unread.push(...part.unread);
    for (const [kind, count] of part.leftOut) all.leftOut.set(kind, (all.leftOut.get(kind) ?? 0) + count);
  }
  return all;
}
