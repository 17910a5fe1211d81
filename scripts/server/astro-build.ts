import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Parts } from '../progress/parts.mjs';

/**
 * Runs Astro's build and tells its parts by what it prints.
 * @throws Error with all of its words when it fails
 */
export async function buildWithAstro(
  root: string,
  variables: NodeJS.ProcessEnv,
  parts: Parts,
): Promise<void> {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build'], {
    cwd: root,
    env: { ...process.env, ...variables, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  parts.begin('Bundles');
  const hear = hearAstro(parts);
  const words: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      words.push(line);
      hear(line);
    });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  parts.end();
  if (status !== 0) throw new Error(`The build failed.\n${words.join('\n')}`);
}

/** Follows Astro's lines in their order: bundles, pages, pictures, and the function for the pages made on demand. */
export function hearAstro(parts: Parts): (line: string) => void {
  let pages = 0;
  let isMakingPictures = false;
  return (line) => {
    const picture = /\((\d+)\/(\d+)\)\s*$/.exec(line);
    if (/prerendering static routes/.test(line)) parts.begin('Pages');
    else if (/├─ \//.test(line)) parts.count((pages += 1));
    else if (/generating optimized images/.test(line)) {
      isMakingPictures = true;
      parts.begin('Pictures');
    } else if (isMakingPictures && picture) parts.count(Number(picture[1]), Number(picture[2]));
    else if (isMakingPictures && /Completed in/.test(line)) {
      isMakingPictures = false;
      parts.begin('Page function');
    }
  };
}
