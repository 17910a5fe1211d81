import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Break, Edit } from './break.ts';

/** A copy of a checkout that may be broken at will; packages are shared with it. */
export interface Scratch {
  folder: string;
  /** Makes one break's changes. @throws Error when a text does not stand there exactly once; then none is made */
  apply: (one: Break) => void;
  /** Takes every change back. */
  restore: () => void;
  remove: () => void;
}

export function copyCheckout(root: string): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'samplewater-breaks-'));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  for (const file of tracked.split('\0').filter(Boolean)) cpSync(join(root, file), join(folder, file));
  // Pictures are encoded once, not again for a copy.
  const pictures = join(root, '.cache/astro');
  if (existsSync(pictures)) cpSync(pictures, join(folder, '.cache/astro'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const originals = new Map<string, string>();

  const restore = () => {
    for (const [path, text] of originals) writeFileSync(path, text);
    originals.clear();
  };
  const apply = ({ name, edits, otherwise = [] }: Break) => {
    const changed = edited(folder, edits) ?? edited(folder, otherwise);
    if (!changed?.size) throw new Error(`“${name}” is out of date.`);
    for (const [path, text] of changed) {
      if (!originals.has(path)) originals.set(path, readFileSync(path, 'utf8'));
      writeFileSync(path, text);
    }
  };
  return { folder, apply, restore, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The files' new texts; undefined when something does not stand there exactly once. */
function edited(folder: string, edits: readonly Edit[]): Map<string, string> | undefined {
  const changed = new Map<string, string>();
  for (const { file, find, replace } of edits) {
    const path = join(folder, file);
    const text = changed.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
    if (text.split(find).length !== 2) return undefined;
    changed.set(
      path,
      text.replace(find, () => replace),
    );
  }
  return changed;
}
