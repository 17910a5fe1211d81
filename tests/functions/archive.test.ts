import {
  copyFileSync,
  createReadStream,
  createWriteStream,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type ArchiveDatabase, databaseOf, siteDatabase } from '../../scripts/archive/database.ts';
import { drill } from '../../scripts/archive/drill.ts';
import { restoreArchive } from '../../scripts/archive/restore-archive.ts';
import { archiveTables, leftBehind } from '../../scripts/archive/tables.ts';
import { writeArchive } from '../../scripts/archive/write-archive.ts';
import { embeddedPostgres } from '../../scripts/database/embedded.ts';
import type { SqlBackend } from '../../scripts/database/sql-protocol.ts';
import { emptyDatabase } from '../support/database.ts';
import { liveALittle } from '../support/lived-practice.ts';
import { sql } from '../support/sql.ts';

const folder = mkdtempSync(join(tmpdir(), 'samplewater-archive-'));
const archive = join(folder, 'practice.tar');
/** Where archives are restored: one database, empty at each test. */
let backend: SqlBackend;
let picture = '';

beforeAll(async () => {
  picture = await liveALittle();
  await writeArchive(siteDatabase(), archive);
  backend = await embeddedPostgres({ template: inject('databaseTemplate') });
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

async function emptyTarget(): Promise<ArchiveDatabase> {
  await emptyDatabase(backend);
  return databaseOf(backend);
}

async function entries(path: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const entry of createReadStream(path).pipe(extract()))
    found.set(entry.header.name, await text(entry));
  return found;
}

/** Everything that is in the tables, and what a restore may have left beside them. */
async function rowsIn(database: ArchiveDatabase): Promise<number> {
  const rows = await Promise.all(
    (await archiveTables(database)).map(({ name }) =>
      database.run({ text: `select count(*)::text from "${name}"` }),
    ),
  );
  return rows.reduce((sum, [row]) => sum + Number(row?.[0]), 0);
}

test('what leaves comes back, row for row, and nothing is done twice on the way', async () => {
  const { tables } = await drill(siteDatabase(), inject('unmigratedTemplate'));
  expect(tables.filter(({ isEqual }) => !isEqual)).toEqual([]);
  const filled = tables.filter(({ rows }) => rows > 0).map(({ name }) => name);
  expect(filled).toEqual(
    expect.arrayContaining([
      'admin_users',
      'appointments',
      'audit_log',
      'blog_images',
      'blog_posts',
      'inbox_tallies',
    ]),
  );
  expect(tables.map(({ name }) => name).filter((name) => leftBehind.includes(name))).toEqual([]);
});

test('what came back goes on: numbers continue, and what is saved next has its version', async () => {
  const target = await emptyTarget();
  await restoreArchive(target, archive);
  await target.run({ text: `update blog_posts set title = 'Changed' where deleted_at is null` });
  await target.run({
    text: `insert into request_notes (request_id, text) select id, 'Called.' from appointments`,
  });
  const [counts] = await target.run({
    text: `select (select count(*) from post_revisions where title = 'Changed')::text,
      (select count(*) from request_notes where text = 'Called.')::text`,
  });
  expect(counts).toEqual(['1', '1']);
});

describe('the archive', () => {
  test('can be read by its owner alone, and by any other system', async () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    const files = await entries(archive);
    const post =
      [...files].find(([name]) => name.startsWith('posts/flossing') && name.endsWith('.md'))?.[1] ?? '';
    const file = `pictures/${picture.split('/').at(-1) ?? ''}.jpg`;
    expect(post).toMatch(/^---\ntitle: "Flossing, once more"\n/);
    expect(post).toContain(`\nstate: "published"\n`);
    expect(post).toContain(`\ncategory: "For families"\n`);
    expect(post).toContain(`## Why\n\nOnce a **day**.\n\n![A brush](${file})`);
    expect([...files.keys()]).toContain(`posts/${file}`);
    const table = files.get('requests/appointments-00001.csv') ?? '';
    expect(table).toContain(`"Zoë","O’Neil ""Q"""`);
    // A spreadsheet runs nothing a stranger typed.
    expect(table).toContain(`"'=1+1\nsecond line, with commas"`);
  });

  test('holds the accounts with their hashes, and nobody’s session', async () => {
    const files = await entries(archive);
    expect(files.get('data/admin_users/00001.jsonl')).toContain('"password_hash": "$2b$');
    expect([...files.keys()].filter((name) => /session|throttle/.test(name))).toEqual([]);
  });

  test('is never written over another one', async () => {
    await expect(writeArchive(siteDatabase(), archive)).rejects.toThrow('is there already');
  });

  test('takes along pictures that are kept elsewhere, and names those it could not have', async () => {
    const token = Buffer.from(
      JSON.stringify({ apiKey: 'sk_k', appId: 'sample', regions: ['sea1'] }),
    ).toString('base64');
    const { ArchivedPictures } = await import('../../scripts/archive/pictures.ts');
    const { forgetEnvironment } = await import('#server/env.ts');
    process.env['UPLOADTHING_TOKEN'] = token;
    forgetEnvironment();
    const pictures = new ArchivedPictures(siteDatabase(), (input) =>
      Promise.resolve(
        String(input).endsWith('/there')
          ? new Response('picture', { headers: { 'Content-Type': 'image/webp' } })
          : new Response('', { status: 404 }),
      ),
    );
    const taken = [];
    const urls = ['https://sample.ufs.sh/f/there', 'https://sample.ufs.sh/f/gone', 'https://else.example/x'];
    for await (const { file, data } of pictures.take(urls)) taken.push([file, data.toString()]);
    expect(taken).toEqual([[expect.stringMatching(/^pictures\/[0-9a-f]{32}\.webp$/), 'picture']]);
    expect(pictures.unreachable).toEqual(['https://sample.ufs.sh/f/gone']);
    delete process.env['UPLOADTHING_TOKEN'];
    forgetEnvironment();
  });
});

describe('a restore', () => {
  test('touches nothing where there is something', async () => {
    const before = await sql('select count(*) from blog_posts');
    await expect(restoreArchive(siteDatabase(), archive)).rejects.toThrow(
      /^The database is not empty \(admin_users.*\), and nothing is restored over what is there\. .*npm run db -- reset --yes$/,
    );
    expect(await sql('select count(*) from blog_posts')).toEqual(before);
  });

  test('takes none that says of itself what it cannot be', async () => {
    const target = await emptyTarget();
    const manifest = { format: 1, madeAt: 'x', migrations: [], columns: {} };
    const counts = { rows: {}, pictures: 0, posts: 0, unreachable: [] };
    for (const [forgedManifest, forgedCounts] of [
      [null, counts],
      [{ ...manifest, migrations: 'all' }, counts],
      [{ ...manifest, columns: { blog_posts: 'id' } }, counts],
      [manifest, { ...counts, rows: { blog_posts: '0; drop table blog_posts' } }],
    ]) {
      const forged = join(folder, `${crypto.randomUUID()}.tar`);
      const entries = pack();
      entries.entry({ name: 'manifest.json' }, JSON.stringify(forgedManifest));
      entries.entry({ name: 'counts.json' }, JSON.stringify(forgedCounts));
      entries.finalize();
      await pipeline(entries, createWriteStream(forged));
      await expect(restoreArchive(target, forged)).rejects.toThrow(
        /cannot be read as an archive of this site/,
      );
    }
  });

  test('takes no archive that was cut off, and nothing that is none', async () => {
    const target = await emptyTarget();
    const cut = join(folder, 'cut.tar');
    copyFileSync(archive, cut);
    truncateSync(cut, Math.floor(statSync(archive).size / 2));
    await expect(restoreArchive(target, cut)).rejects.toThrow(/archive of this site/);
    await expect(restoreArchive(target, join(import.meta.dirname, 'archive.test.ts'))).rejects.toThrow(
      /archive of this site/,
    );
    expect(await rowsIn(target)).toBe(0);
  });

  test('killed at any moment leaves nothing half, and the next one does it all', async () => {
    const target = await emptyTarget();
    const whole = await rowsIn(siteDatabase());
    let isWhole = false;
    for (let last = 5; !isWhole; last += 4) {
      let runs = 0;
      // As a process that is gone: from here on it does not even clean up.
      const dying: ArchiveDatabase = {
        run: (...statements) => {
          runs += 1;
          return runs > last ? Promise.reject(new Error('killed')) : target.run(...statements);
        },
      };
      isWhole = await restoreArchive(dying, archive).then(
        () => true,
        () => false,
      );
      const rows = await rowsIn(target);
      expect([0, whole]).toContain(rows);
      if (rows === whole) isWhole = true;
    }
    expect(await rowsIn(target)).toBe(whole);
  });

  test('of an older version’s archive gives what came later its default', async () => {
    const target = await emptyTarget();
    await target.run({ text: `alter table blog_posts add column mood text not null default 'calm'` });
    await restoreArchive(target, archive);
    expect(await target.run({ text: 'select distinct mood from blog_posts' })).toEqual([['calm']]);
    await target.run({ text: 'alter table blog_posts drop column mood' });
  });

  // The last one: its table lacks a column from here on.
  test('of a newer version’s archive names what would be lost, and does nothing', async () => {
    const target = await emptyTarget();
    await target.run({ text: 'alter table contacts drop column retry_at cascade' });
    await expect(restoreArchive(target, archive)).rejects.toThrow(
      'The archive was made by another version of the site: contacts.retry_at.',
    );
    expect(await rowsIn(target)).toBe(0);
  });
});
