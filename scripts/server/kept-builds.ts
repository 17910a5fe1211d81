import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const keptBuilds = 3;

/** Whether a build stands. One that is served again counts as new: the next ones must not take it away under its server. */
export function takeUpBuild(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // Somebody else’s, or on a disk that is only read: then nothing is built here either.
  }
  return true;
}

/** Leaves the ones that were made or taken up last. */
export function forgetOldBuilds(builds: string): void {
  const newestFirst = readdirSync(builds)
    .map((name) => ({ path: join(builds, name), usedAt: statSync(join(builds, name)).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { path } of newestFirst.slice(keptBuilds)) rmSync(path, { recursive: true, force: true });
}
