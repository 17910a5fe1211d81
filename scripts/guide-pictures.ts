import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import sharp from 'sharp';
import { findChromium, chromiumArguments } from './browser.ts';
import { startSampleDesk } from './guide-pictures/sample-desk.ts';
import { guideScreens } from './guide-pictures/screens.ts';

const folder = join(import.meta.dirname, '../docs/images');
/** A guide is read on a phone as well: what does not fit here is made smaller, or shows less. */
const mostBytes = 60_000;

/** `npm run pictures`: the pictures of both guides, taken anew from the running product with invented people. */
async function takePictures(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const desk = await startSampleDesk();
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
    for (const { name, size, show } of guideScreens) {
      const context = await browser.newContext({
        baseURL: desk.url,
        viewport: size,
        deviceScaleFactor: 1.25,
        reducedMotion: 'reduce',
      });
      await context.request.post('/api/admin/login', { data: desk.login });
      const page = await context.newPage();
      const part = await show(page);
      const file = await small(await part.screenshot({ animations: 'disabled', caret: 'hide' }));
      await writeFile(join(folder, `${name}.webp`), file);
      console.log(`docs/images/${name}.webp: ${Math.round(file.length / 1000)} kB`);
      await context.close();
    }
  } finally {
    await browser?.close();
    await desk.stop();
  }
}

async function small(png: Buffer): Promise<Buffer> {
  for (const quality of [80, 65, 50, 40]) {
    const file = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (file.length <= mostBytes) return file;
  }
  throw new Error('A picture is too large even at its poorest: show less of the screen.');
}

await takePictures();
