import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const sizeMb = 160;
const blockBytes = 64 * 1024;

/** A disk of its own that a bench can fill to the last byte, and empty again. */
export interface SmallDisk {
  path: string;
  fill: () => void;
  free: () => void;
  remove: () => void;
}

/** @returns undefined where this user may not mount one (anybody but root on Linux) */
export function mountSmallDisk(): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'samplewater-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0777`, 'tmpfs', path]);
  if (status !== 0) {
    rmSync(path, { recursive: true });
    return undefined;
  }
  const ballast = join(path, 'ballast');
  return {
    path,
    fill: () => {
      const file = openSync(ballast, 'a');
      try {
        for (;;) writeSync(file, Buffer.alloc(blockBytes));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', [path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
