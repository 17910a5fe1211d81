import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder that only one living process may hold; what a dead one left behind is taken over. */
export class ProcessLock {
  readonly folder: string;
  readonly #pidFile: string;

  constructor(folder: string) {
    this.folder = folder;
    this.#pidFile = join(folder, 'pid');
  }

  /** @returns whether the lock is now ours */
  take(): boolean {
    try {
      mkdirSync(this.folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (this.#holderIsAlive()) return false;
      rmSync(this.folder, { recursive: true, force: true });
      return this.take();
    }
    writeFileSync(this.#pidFile, String(process.pid));
    return true;
  }

  async wait(): Promise<void> {
    while (!this.take()) await new Promise((resolve) => setTimeout(resolve, 300));
  }

  release(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #holderIsAlive(): boolean {
    try {
      process.kill(Number(readFileSync(this.#pidFile, 'utf8')), 0);
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Between making the folder and writing the file there is nothing to read: that moment counts as alive.
      return code === 'EPERM' || (code === 'ENOENT' && isYoung(this.folder));
    }
  }
}

function isYoung(folder: string): boolean {
  try {
    return Date.now() - statSync(folder).mtimeMs < 2_000;
  } catch {
    return true;
  }
}
