import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfNeeded } from '../../scripts/server/build.ts';

/** The very files the local server serves, and their headers: built now, unless they stand as the sources say. */
export default async function provideBuiltFiles(project: TestProject): Promise<void> {
  const { files, headers } = await buildIfNeeded(join(import.meta.dirname, '../..'));
  project.provide('builtFiles', files);
  project.provide('builtHeaders', headers);
}

declare module 'vitest' {
  interface ProvidedContext {
    builtFiles: string;
    builtHeaders: string;
  }
}
