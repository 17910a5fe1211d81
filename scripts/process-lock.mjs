import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder that only one living process may hold; what a dead one left behind is taken over. Plain JavaScript without
 * packages, since their installation holds one.
 */
export class ProcessLock {
  #folder;
  #pidFile;

  /** @param {string} folder */
  constructor(folder) {
    this.#folder = folder;
    this.#pidFile = join(folder, 'pid');
  }

  /** @returns {boolean} whether the lock is now ours */
  take() {
    try {
      mkdirSync(this.#folder);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (this.#holderIsAlive()) return false;
      rmSync(this.#folder, { recursive: true, force: true });
      return this.take();
    }
    writeFileSync(this.#pidFile, String(process.pid));
    return true;
  }

  async wait() {
    while (!this.take()) await new Promise((resolve) => setTimeout(resolve, 300));
  }

  release() {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #holderIsAlive() {
    try {
      process.kill(Number(readFileSync(this.#pidFile, 'utf8')), 0);
      return true;
    } catch (error) {
      // Between making the folder and writing the file there is nothing to read: that moment counts as alive.
      return error.code === 'EPERM' || (error.code === 'ENOENT' && isYoung(this.#folder));
    }
  }
}

/** @param {string} folder */
function isYoung(folder) {
  try {
    return Date.now() - statSync(folder).mtimeMs < 2_000;
  } catch {
    return true;
  }
}
