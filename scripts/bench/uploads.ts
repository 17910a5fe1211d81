import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, type Figure } from './figure.ts';
import { heaviestAccepted, imageBombs, type ImageBomb } from './image-bombs.ts';

export interface UploadCost {
  name: string;
  /** `prepared`, or why it was refused. */
  outcome: string;
  ms: number;
  /** The most the whole process ever held. */
  megabytes: number;
}

const repeats = 3;

/** What each bomb, and each of the heaviest pictures that are taken, costs a server that is sent it. */
export async function benchUploads(): Promise<Figure[]> {
  const costs = costsOf([...(await imageBombs()), ...(await heaviestAccepted())], repeats);
  return costs.flatMap(({ name, outcome, ms, megabytes }) => [
    atMost(`${name} (${outcome}), memory`, Math.round(megabytes), 300, 'MB'),
    // Nothing to refuse in what only looks heavy: its pixels, or its first frame, are taken.
    ...(outcome === 'prepared' ? [] : [atMost(`${name}, refused within`, Math.round(ms), 1_000, 'ms')]),
  ]);
}

/** Each in a fresh process; other work can only slow it, so the quickest of the runs counts, but the most memory. */
export function costsOf(files: ImageBomb[], runs = 1): UploadCost[] {
  const folder = mkdtempSync(join(tmpdir(), 'samplewater-bombs-'));
  try {
    return files.map((file) => costOf(file, folder, runs));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function costOf({ name, file }: ImageBomb, folder: string, runs: number): UploadCost {
  const path = join(folder, 'picture');
  writeFileSync(path, file);
  const costs = Array.from({ length: runs }, () => {
    const output = execFileSync(process.execPath, [join(import.meta.dirname, 'upload-process.ts'), path], {
      encoding: 'utf8',
    });
    return JSON.parse(output) as Omit<UploadCost, 'name'>;
  });
  return {
    name,
    outcome: costs[0]?.outcome ?? '',
    ms: Math.min(...costs.map(({ ms }) => ms)),
    megabytes: Math.max(...costs.map(({ megabytes }) => megabytes)),
  };
}
