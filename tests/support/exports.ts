import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type ImportOptions, importPosts } from '../../scripts/import/import-posts.ts';
import { openExport } from '../../scripts/import/open-export.ts';
import { readExport } from '../../scripts/import/read-export.ts';
import { importReport } from '../../scripts/import/report.ts';
import { sql } from './sql.ts';

export const somePicture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

/** The exports of `tests/fixtures/import` in a folder of their own, with pictures beside them, and room for others. */
export class ExportFolder {
  readonly #path = mkdtempSync(join(tmpdir(), 'samplewater-import-'));

  place(...parts: string[]): string {
    return join(this.#path, ...parts);
  }

  async fill(): Promise<void> {
    cpSync(join(import.meta.dirname, '../fixtures/import'), this.#path, { recursive: true });
    const pictures = {
      'wordpress/wp-content/uploads/2019/05/brush.jpg': '#2a7',
      'ghost/content/images/2023/06/shore.png': '#27a',
      'markdown/pictures/guard.png': '#a27',
    };
    for (const [name, color] of Object.entries(pictures)) {
      mkdirSync(dirname(this.place(name)), { recursive: true });
      writeFileSync(this.place(name), await somePicture(color));
    }
  }

  remove(): void {
    rmSync(this.#path, { recursive: true, force: true });
  }
}

/** What the command says of it. */
export async function imported(path: string, options: Partial<ImportOptions> = {}): Promise<string> {
  const files = await openExport(path);
  try {
    return importReport(await importPosts(await readExport(files), files, { isDryRun: false, ...options }));
  } finally {
    await files.close();
  }
}

/** The first post of that title, as its row. */
export async function storedPost(title: string): Promise<Record<string, unknown>> {
  const [post] = await sql(
    `select slug, content, excerpt, published, published_at, publish_at, created_at, updated_at, featured_image, image_alt, category
     from blog_posts where title = $1 order by created_at`,
    [title],
  );
  return post ?? {};
}
