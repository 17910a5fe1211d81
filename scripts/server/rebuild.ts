import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { readPicture } from '#server/domain/images/read-image.ts';
import { factsToBuild, lastBuildRequest, noteBuild } from '#server/domain/practice/builds.ts';
import { readSavedFacts } from '../build/saved-facts.ts';
import { dropFormerPortraits, keepPortraits } from '../build/saved-portraits.ts';
import { buildIfNeeded, type BuiltSite } from './build.ts';
import { takeFactsHere } from './take-facts.ts';

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
 * changes nothing. A request that comes meanwhile is built afterwards.
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
    let buildRequest = 0;
    const next = `${factsFile}.next`;
    try {
      buildRequest = await lastBuildRequest();
      const { facts, unfit } = await factsToBuild();
      writeFileSync(next, JSON.stringify(facts));
      const gone = await keepPortraits(facts.team, next, readPicture);
      await swap(await make(next));
      takeFactsHere(facts);
      renameSync(next, factsFile);
      dropFormerPortraits(facts.team, factsFile);
      await noteBuild(buildRequest, 'live', [...unfit, ...gone].join('\n') || null);
    } catch (error) {
      rmSync(next, { force: true });
      console.error(error instanceof Error ? error.message : error);
      await noteBuild(buildRequest, 'failed', reasonOf(error)).catch(() => undefined);
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

const reasonLines = 4;

/** Places in the code, and how far the build had come. */
const noReason = /^\s*(at |Stack trace:)|^\d\d:\d\d:\d\d /;

/**
 * The lines that say what went wrong, for whoever saved it: those that call themselves an error. Where none does beside our
 * own first line, what was said last, which is where a build ends.
 */
function reasonOf(error: unknown): string {
  const [first = '', ...others] = (error instanceof Error ? error.message : String(error))
    .split('\n')
    .filter((line) => line.trim() !== '');
  const telling = others.filter((line) => /error|fail/i.test(line) && !/^\s*at /.test(line));
  const last = others.filter((line) => !noReason.test(line)).slice(1 - reasonLines);
  return [first, ...(telling.length > 0 ? telling.slice(0, reasonLines - 1) : last)].join('\n');
}
