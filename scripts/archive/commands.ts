import { stat } from 'node:fs/promises';
import { once } from '#server/db/client.ts';
import { noteLastTime } from '#server/db/last-times.ts';
import { migrate } from '../database/migrations.ts';
import { siteDatabase } from './database.ts';
import { drill } from './drill.ts';
import { restoreArchive } from './restore-archive.ts';
import { writeArchive } from './write-archive.ts';

/** `npm run db -- export FILE`: says what went along, and what did not. */
export async function exportChore(path = 'practice.tar'): Promise<void> {
  await migrate();
  const { rows, posts, pictures, unreachable } = await writeArchive(siteDatabase(), path);
  await once(noteLastTime('export'));
  const requests = (rows['appointments'] ?? 0) + (rows['contacts'] ?? 0);
  const { size } = await stat(path);
  console.log(
    `${path}: ${requests} requests and messages, ${posts} posts, ${pictures} pictures, ${megabytes(size)}.\nIt holds patients’ words and the hashes of passwords: keep it where only you can read it.`,
  );
  for (const url of unreachable) console.log(`Could not be fetched, and is missing: ${url}`);
}

/** `npm run db -- restore FILE`, into an empty database. */
export async function restoreChore(path?: string): Promise<void> {
  if (!path) throw new Error('Name the archive: npm run db -- restore practice.tar');
  await migrate();
  const { rows } = await restoreArchive(siteDatabase(), path);
  // What came from an older version is brought to this one's ways.
  await migrate();
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(`Restored: ${total} rows of ${Object.keys(rows).length} tables.`);
}

/** `npm run db -- drill`: leaves and comes back, somewhere else. */
export async function drillChore(): Promise<void> {
  await migrate();
  const { tables, archiveBytes, exportSeconds, restoreSeconds } = await drill(siteDatabase());
  for (const { name, rows, isEqual } of tables)
    console.log(`${isEqual ? 'equal    ' : 'DIFFERENT'} ${name}: ${rows}`);
  console.log(
    `Exported ${megabytes(archiveBytes)} in ${exportSeconds.toFixed(1)} s, restored in ${restoreSeconds.toFixed(1)} s, at most ${megabytes(process.resourceUsage().maxRSS * 1024)} of memory.`,
  );
  if (tables.some(({ isEqual }) => !isEqual)) throw new Error('What came back is not what left.');
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
