import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { open, type Entry, type Options, type ZipFile } from 'yauzl';
import { type ExportFiles, tooLarge } from './export-files.ts';

const openFile = promisify<string, Options, ZipFile>(open);

/** Reads out of the zip what is asked for, and nothing to the disk; what unpacks to more than it says is an error. */
export async function openZip(path: string): Promise<ExportFiles> {
  const zip = await openFile(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw new Error(`${path} cannot be read as a zip: ${error instanceof Error ? error.message : 'unknown'}`);
  });
  const entries = await entriesOf(zip);
  return {
    names: [...entries.keys()].sort(),
    read: async (name, limit) => {
      const entry = entries.get(name);
      if (!entry) throw new Error(`There is no ${name} in the zip.`);
      if (entry.uncompressedSize > limit) throw new Error(tooLarge(name, entry.uncompressedSize));
      return buffer(await promisify(zip.openReadStream.bind(zip))(entry));
    },
    close: () => {
      zip.close();
      return Promise.resolve();
    },
  };
}

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      if (!/\/$|(?:^|\/)(?:\.|__MACOSX\/)/.test(entry.fileName)) entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });
}
