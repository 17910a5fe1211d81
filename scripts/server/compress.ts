import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Lays a `.br` and a `.gz` beside every text of a built site: the host's network compresses by itself, here the files lie
 * ready. As many at once as there are cores.
 * @param onProgress how many texts are done, of how many
 */
export async function compressFiles(
  folder: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const files = globSync('**/*.{html,js,css,svg,xml,txt,json,ico}', { cwd: folder });
  const waiting = files.values();
  let done = 0;
  const work = async () => {
    for (const file of waiting) {
      await compressFile(join(folder, file));
      onProgress((done += 1), files.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < 1_024) return;
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
