import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { factsToBuild, noteBuild } from '#server/domain/practice/builds.ts';
import { readSavedFacts } from '../build/saved-facts.ts';
import { buildIfNeeded, type BuiltSite } from './build.ts';

interface Rebuild {
  root: string;
  /** What the site that is served now was built with. */
  factsFile: string;
  /** Serves the new one from the next request on. */
  swap: (built: BuiltSite) => Promise<void>;
  /** How it is built with the facts of a file. */
  build?: (factsFile: string) => Promise<BuiltSite>;
}

/**
 * Builds the site anew beside the one that is served, with what owners have saved, and swaps it in whole; one that fails
 * changes nothing. A wish that comes meanwhile is built afterwards.
 * @returns how to ask for it
 */
export function rebuildOnDemand({
  root,
  factsFile,
  swap,
  build: make = (file) => buildIfNeeded(root, undefined, file),
}: Rebuild): () => void {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function build(): Promise<void> {
    const startedAt = new Date();
    const next = `${factsFile}.next`;
    try {
      const { facts, unfit } = await factsToBuild();
      writeFileSync(next, JSON.stringify(facts));
      await swap(await make(next));
      renameSync(next, factsFile);
      await noteBuild(startedAt, 'live', unfit.join('\n') || null);
    } catch (error) {
      rmSync(next, { force: true });
      console.error(error instanceof Error ? error.message : error);
      await noteBuild(startedAt, 'failed', reasonOf(error)).catch(() => undefined);
    }
  }

  const ask = () => {
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = build().finally(() => {
      running = undefined;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      ask();
    });
  };
  return ask;
}

/** Whether something was saved that the site has not been built with: after an archive was put back, or a start in between. */
export async function isBuildDue(factsFile: string): Promise<boolean> {
  const { facts } = await factsToBuild();
  return JSON.stringify(facts) !== JSON.stringify(readSavedFacts(factsFile));
}

/** The lines that say what went wrong, for whoever saved it. */
function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  const telling = lines.filter((line) => /error|fail/i.test(line));
  return (telling.length > 0 ? telling : lines).slice(0, 4).join('\n');
}
