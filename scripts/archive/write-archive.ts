import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import { csvHead, csvLine } from '#server/domain/inbox/csv.ts';
import type { ArchiveDatabase } from './database.ts';
import { type Counts, countsName, type Manifest, manifestName, rowsName } from './manifest.ts';
import { Pictures } from './pictures.ts';
import { type ArchivedPost, picturesOf, toMarkdown } from './post-markdown.ts';
import { readRows } from './read-rows.ts';
import { type ArchiveTable, archiveTables } from './tables.ts';

/** Only who runs this may read it: patients' words and the hashes of passwords are in it. */
const ownerOnly = 0o600;

/**
 * Everything that is the practice's, in one tar: rows as lines of JSON for a restore, requests as CSV and posts as Markdown
 * with their pictures for any other system. Held in memory are a few hundred rows at a time.
 * @throws Error where the file is there already
 */
export async function writeArchive(database: ArchiveDatabase, path: string): Promise<Counts> {
  if (await stat(path).catch(() => undefined))
    throw new Error(`${path} is there already. Name another file, or move it away.`);
  const draft = `${path}.part`;
  await rm(draft, { force: true });
  const file = await open(draft, 'wx', ownerOnly);
  try {
    const archive = pack();
    const written = pipeline(archive, createWriteStream(draft, { fd: file.fd, autoClose: false }));
    const [counts] = await Promise.all([fill(new Archive(archive), database), written]);
    await file.sync();
    await file.close();
    await rename(draft, path);
    return counts;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/** Entries one after the other, each only once there is room for it. */
class Archive {
  readonly #pack: Pack;

  constructor(archive: Pack) {
    this.#pack = archive;
  }

  add(name: string, content: string | Buffer): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    this.#pack.entry({ name, mode: ownerOnly }, content, (error) =>
      error ? reject(error) : resolve(undefined),
    );
    return promise;
  }

  end(): void {
    this.#pack.finalize();
  }
}

async function fill(archive: Archive, database: ArchiveDatabase): Promise<Counts> {
  const tables = await archiveTables(database);
  const counts: Counts = { rows: {}, pictures: 0, posts: 0, unreachable: [] };
  const migrations = await database.run({ text: 'select name from schema_migrations order by name' });
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: migrations.map(([name]) => name ?? ''),
    columns: Object.fromEntries(tables.map(({ name, columns }) => [name, columns])),
  };
  await archive.add(manifestName, `${JSON.stringify(manifest, null, 2)}\n`);
  const pictures = new Pictures(database);
  // What refers to others comes first: whatever is added meanwhile, no row lacks what it refers to.
  for (const table of tables.toReversed())
    counts.rows[table.name] = await addRows(archive, database, table, pictures);
  counts.posts = counts.rows['blog_posts'] ?? 0;
  counts.pictures = pictures.count;
  counts.unreachable = pictures.unreachable;
  await archive.add(countsName, `${JSON.stringify(counts, null, 2)}\n`);
  archive.end();
  return counts;
}

async function addRows(
  archive: Archive,
  database: ArchiveDatabase,
  table: ArchiveTable,
  pictures: Pictures,
): Promise<number> {
  let rows = 0;
  let part = 0;
  for await (const lines of readRows(database, table)) {
    part += 1;
    rows += lines.length;
    await archive.add(rowsName(table.name, part), `${lines.join('\n')}\n`);
    if (table.name === 'appointments' || table.name === 'contacts')
      await archive.add(
        `requests/${table.name}-${String(part).padStart(5, '0')}.csv`,
        csvOf(table.name, lines),
      );
    if (table.name === 'blog_posts') for (const line of lines) await addPost(archive, line, pictures);
  }
  return rows;
}

function csvOf(resource: 'appointments' | 'contacts', lines: string[]): string {
  const rows = lines.map((line) => camelCased(JSON.parse(line) as Record<string, unknown>));
  return csvHead(resource) + rows.map((row) => csvLine(resource, row)).join('');
}

async function addPost(archive: Archive, line: string, pictures: Pictures): Promise<void> {
  const post = JSON.parse(line) as ArchivedPost;
  for await (const { file, data } of pictures.take(picturesOf(post)))
    await archive.add(`posts/${file}`, data);
  // A slug is free again in the trash: there two posts may have the same one.
  const name = post.deleted_at ? `${post.slug}.${post.id}` : post.slug;
  await archive.add(
    `posts/${name}.md`,
    toMarkdown(post, (url) => pictures.fileOf(url)),
  );
}

function camelCased(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
