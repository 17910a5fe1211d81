import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { imageIdOf } from '#contracts/image.ts';
import { readSavedFacts } from './saved-facts.ts';

/**
 * Portraits owners have uploaded lie in the database, and pages have theirs in widths of their own: so a build takes them along
 * as files, beside the file of the saved facts.
 */
interface Member {
  name: string;
  portrait?: string;
}

const folderBeside = (factsFile: string) => join(dirname(factsFile), 'portraits');

/** Reads a picture of the portal; undefined where it is gone. */
type ReadPicture = (id: string) => Promise<{ contentType: string; data: Uint8Array } | undefined>;

/** @returns a sentence for each portrait that is gone; that of the site, or a drawn one, takes its place */
export async function keepPortraits(team: unknown, factsFile: string, read: ReadPicture): Promise<string[]> {
  const gone: string[] = [];
  const folder = folderBeside(factsFile);
  for (const { name, portrait = '' } of (team ?? []) as readonly Member[]) {
    const id = imageIdOf(portrait);
    if (id === undefined || fileOf(folder, id)) continue;
    const picture = await read(id);
    if (picture) {
      mkdirSync(folder, { recursive: true });
      const file = `${id}.${picture.contentType.replace('image/', '')}`;
      // Under its name it is whole: part of one would end every build.
      writeFileSync(join(folder, `part-${file}`), picture.data);
      renameSync(join(folder, `part-${file}`), join(folder, file));
    } else
      gone.push(`The portrait of ${name} is no longer in the library; the site shows none of the portal’s.`);
  }
  return gone;
}

/**
 * Removes every copy this team does not name: whoever is gone leaves none behind. The library keeps the picture until staff delete
 * it there, and a version that is put back takes it along anew.
 */
export function dropFormerPortraits(team: unknown, factsFile: string): void {
  const folder = folderBeside(factsFile);
  if (!existsSync(folder)) return;
  const ids = ((team ?? []) as readonly Member[]).map(({ portrait = '' }) => imageIdOf(portrait));
  for (const name of readdirSync(folder))
    if (!ids.some((id) => id !== undefined && name.startsWith(`${id}.`))) rmSync(join(folder, name));
}

function fileOf(folder: string, id: string): string | undefined {
  const name = existsSync(folder) ? readdirSync(folder).find((file) => file.startsWith(`${id}.`)) : undefined;
  return name && join(folder, name);
}

const moduleName = 'virtual:saved-portraits';

/** A module that imports each of them as a picture, by the path it has in the portal. */
export function savedPortraits(factsFile = process.env['PRACTICE_FACTS'] ?? ''): Plugin {
  return {
    name: 'saved-portraits',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: (id) => (id === `\0${moduleName}` ? moduleText(factsFile) : undefined),
  };
}

function moduleText(factsFile: string): string {
  const team = (readSavedFacts(factsFile).team ?? []) as readonly Member[];
  const kept = team.flatMap(({ portrait = '' }) => {
    const file = fileOf(folderBeside(factsFile), imageIdOf(portrait) ?? '-');
    return file ? [{ portrait, file }] : [];
  });
  const imports = kept.map(({ file }, index) => `import p${index} from ${JSON.stringify(file)};`);
  const entries = kept.map(({ portrait }, index) => `${JSON.stringify(portrait)}: p${index},`);
  return [...imports, 'export default {', ...entries, '};'].join('\n');
}
