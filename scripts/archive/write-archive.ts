import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import { toCsv } from '#server/domain/inbox/csv.ts';
import type { ArchiveDatabase } from './database.ts';
import { type Counts, countsName, type Manifest, manifestName, rowsName } from './manifest.ts';
import { ArchivedPictures } from './pictures.ts';
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
    const [counts] = await Promise.all([fill(archive, database), written]);
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

/** Entries come one after the other, each only once there is room for it. */
function add(archive: Pack, name: string, content: string | Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  archive.entry({ name, mode: ownerOnly }, content, (error) => (error ? reject(error) : resolve(undefined)));
  return promise;
}

async function fill(archive: Pack, database: ArchiveDatabase): Promise<Counts> {
  const tables = await archiveTables(database);
  const counts: Counts = { rows: {}, pictures: 0, posts: 0, unreachable: [] };
  const migrations = await database.run({ text: 'select name from schema_migrations order by name' });
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: migrations.map(([name]) => name ?? ''),
    columns: Object.fromEntries(tables.map(({ name, columns }) => [name, columns])),
  };
  await add(archive, manifestName, `${JSON.stringify(manifest, null, 2)}\n`);
  const pictures = new ArchivedPictures(database);
  // What refers to others comes first: whatever is added meanwhile, no row lacks what it refers to.
  for (const table of tables.toReversed())
    counts.rows[table.name] = await addRows(archive, database, table, pictures);
  counts.posts = counts.rows['blog_posts'] ?? 0;
  counts.pictures = pictures.count;
  counts.unreachable = pictures.unreachable;
  await add(archive, countsName, `${JSON.stringify(counts, null, 2)}\n`);
  archive.finalize();
  return counts;
}

async function addRows(
  archive: Pack,
  database: ArchiveDatabase,
  table: ArchiveTable,
  pictures: ArchivedPictures,
): Promise<number> {
  let rows = 0;
  let part = 0;
  for await (const lines of readRows(database, table)) {
    part += 1;
    rows += lines.length;
    await add(archive, rowsName(table.name, part), `${lines.join('\n')}\n`);
    if (table.name === 'appointments' || table.name === 'contacts')
      await add(
        archive,
        `requests/${table.name}-${String(part).padStart(5, '0')}.csv`,
        toCsv(table.name, lines.map(rowOf)),
      );
    if (table.name === 'blog_posts') for (const line of lines) await addPost(archive, line, pictures);
  }
  return rows;
}

async function addPost(archive: Pack, line: string, pictures: ArchivedPictures): Promise<void> {
  const post = JSON.parse(line) as ArchivedPost;
  for await (const { file, data } of pictures.take(picturesOf(post)))
    await add(archive, `posts/${file}`, data);
  // A slug is free again in the trash: there two posts may have the same one.
  const name = post.deleted_at ? `${post.slug}.${post.id}` : post.slug;
  await add(
    archive,
    `posts/${name}.md`,
    toMarkdown(post, (url) => pictures.fileOf(url)),
  );
}

/** Under the names the site has for its columns. */
function rowOf(line: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(JSON.parse(line) as Record<string, unknown>).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
