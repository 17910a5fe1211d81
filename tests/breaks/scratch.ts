import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Break, Edit } from './break.ts';

/** A copy of a checkout that may be broken at will; packages are shared with it. */
export interface Scratch {
  folder: string;
  /** Makes the changes. @throws Error when a text does not stand there exactly once; then nothing is changed */
  apply: (breaks: readonly Break[]) => void;
  /** Takes every change back. */
  restore: () => void;
  remove: () => void;
}

export function copyCheckout(root: string): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'samplewater-breaks-'));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  for (const file of tracked.split('\0').filter(Boolean)) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const originals = new Map<string, string>();

  const restore = () => {
    for (const [path, text] of originals) writeFileSync(path, text);
    originals.clear();
  };
  const apply = (breaks: readonly Break[]) => {
    try {
      for (const { name, edits } of breaks)
        for (const { file, find, replace } of edits) {
          const path = placeOf(folder, file);
          const text = readFileSync(path, 'utf8');
          if (text.split(find).length !== 2) throw new Error(`“${name}” is out of date: ${path}`);
          if (!originals.has(path)) originals.set(path, text);
          writeFileSync(
            path,
            text.replace(find, () => replace),
          );
        }
    } catch (error) {
      restore();
      throw error;
    }
  };
  return { folder, apply, restore, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function placeOf(folder: string, file: Edit['file']): string {
  const places = [file].flat().map((place) => join(folder, place));
  return places.find((place) => existsSync(place)) ?? places.join();
}
