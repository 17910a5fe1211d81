import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { openApiDocument } from './document.ts';

const root = join(import.meta.dirname, '../..');
export const openApiFile = join(root, 'docs/openapi.yaml');

/** What the file is to hold now. */
export async function openApiText(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  // Without aliases: what stands twice is written twice, as readers and tools expect.
  return stringify(await openApiDocument(version), { aliasDuplicateObjects: false, lineWidth: 0 });
}
