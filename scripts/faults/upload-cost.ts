import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageBomb } from './image-bombs.ts';

interface UploadCost {
  name: string;
  /** `prepared`, or why it was refused. */
  outcome: string;
  ms: number;
  /** The most the whole process ever held. */
  megabytes: number;
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
