import { existsSync, readFileSync } from 'node:fs';
import { imageLimits } from '#contracts/image.ts';
import { prepareImage } from '#server/domain/images/prepare-image.ts';

/**
 * The most memory this process has held. Not `maxRSS` where it can be helped: Linux hands a child its parent's size at the
 * fork as a start, so that a large parent would be measured instead.
 */
function peakMegabytes(): number {
  const status = '/proc/self/status';
  const peak = existsSync(status) && /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1];
  return Number(peak || process.resourceUsage().maxRSS) / 1_024;
}

/** Takes one file as the upload does, in a process of its own, and says what that cost. */
const file = readFileSync(process.argv[2] ?? '');
// What it holds does not depend on how busy the machine is; what is refused for taking too long would hold less.
const anyTime = 3_600;
const startedAt = performance.now();
const result = await prepareImage(file, imageLimits.fileBytes, anyTime);
const ms = performance.now() - startedAt;
const outcome = result.outcome === 'refused' ? result.reason : result.outcome;
console.log(JSON.stringify({ outcome, ms, megabytes: peakMegabytes() }));
