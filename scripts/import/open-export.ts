import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ExportFiles, tooLarge } from './export-files.ts';
import { openZip } from './zip.ts';

/** Nobody's blog has more; a home folder named by mistake does. */
const filesAtMost = 100_000;

/** @throws Error with a sentence for whoever typed the path */
export async function openExport(path: string): Promise<ExportFiles> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new Error(`There is no ${path}.`);
  if (found.isDirectory()) return openFolder(path, await filesBelow(path));
  if (/\.zip$/i.test(path)) return openZip(path);
  return openFolder(join(path, '..'), [basename(path)]);
}

function openFolder(folder: string, names: string[]): ExportFiles {
  return {
    names,
    read: async (name, limit) => {
      const path = join(folder, name);
      const { size } = await stat(path);
      if (size > limit) throw new Error(tooLarge(name, size));
      return readFile(path);
    },
    close: () => Promise.resolve(),
  };
}

/** Neither hidden files nor what a link leads to. */
async function filesBelow(folder: string): Promise<string[]> {
  const names: string[] = [];
  const folders = [''];
  for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const name = below ? `${below}/${entry.name}` : entry.name;
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (entry.isDirectory()) folders.push(name);
      else if (entry.isFile()) names.push(name);
    }
    if (names.length > filesAtMost)
      throw new Error(`${folder} holds more than ${filesAtMost} files. Name the export's own folder.`);
  }
  return names.sort();
}
