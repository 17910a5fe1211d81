import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MakeDatabase, onEachDatabase } from './databases.ts';
import { benchBadDay } from './faults-bad-day.ts';
import { benchFailingDatabase } from './faults-failing-database.ts';
import { benchKills } from './faults-kills.ts';
import type { Figure } from './figure.ts';

/**
 * Nothing acknowledged is lost and nothing doubled: under a failing database, under a server that is killed again and
 * again, and on a day with a full disk, a clock that jumps and a mail provider that drops the line. With the embedded
 * database, and with the PostgreSQL server `BENCH_DATABASE_URL` names.
 */
export function benchFaults(): Promise<Figure[]> {
  return onEachDatabase('faults', allOn);
}

async function allOn(make: MakeDatabase): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const scene of [benchFailingDatabase, benchKills, benchBadDay]) {
    const dataDir = await mkdtemp(join(tmpdir(), 'samplewater-bench-'));
    try {
      figures.push(...(await scene(make, dataDir)));
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return figures;
}
