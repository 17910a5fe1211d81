import { existsSync, globSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Compression {
  /** The folder of a site that has its copies: what is the same there is packed already. */
  former?: string | undefined;
  /** How many texts are done, of how many. */
  onProgress: (done: number, total: number) => void;
}

/**
 * Lays a `.br` and a `.gz` beside every text of a built site: the host's network compresses by itself, here the files lie
 * ready. As many at once as there are cores.
 */
export async function compressFiles(folder: string, { former, onProgress }: Compression): Promise<void> {
  const files = globSync('**/*.{html,js,css,svg,xml,txt,json,ico}', { cwd: folder });
  const waiting = files.values();
  let done = 0;
  const work = async () => {
    for (const file of waiting) {
      await compressFile(join(folder, file), former && join(former, file));
      onProgress((done += 1), files.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function compressFile(path: string, former: string | undefined): Promise<void> {
  const content = await readFile(path);
  if (content.length < 1_024) return;
  if (former && existsSync(former) && content.equals(await readFile(former))) {
    for (const type of ['br', 'gz']) await copyFile(`${former}.${type}`, `${path}.${type}`);
    return;
  }
  const quality = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await Promise.all([
    brotli(content, quality).then((small) => writeFile(`${path}.br`, small)),
    zip(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}
