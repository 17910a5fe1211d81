import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const keptBuilds = 3;
/** What the folder of a build is called until it stands. */
export const unfinished = '.unfinished';

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

/** The one that was made or taken up last, if there is any. */
export const newestBuild = (builds: string): string | undefined =>
  newestFirst(builds).find((path) => !path.endsWith(unfinished));

/** Leaves the ones that were made or taken up last. */
export function forgetOldBuilds(builds: string): void {
  for (const path of newestFirst(builds).slice(keptBuilds)) rmSync(path, { recursive: true, force: true });
}

function newestFirst(builds: string): string[] {
  return readdirSync(builds)
    .map((name) => ({ path: join(builds, name), usedAt: statSync(join(builds, name)).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt)
    .map(({ path }) => path);
}
