import { join } from 'node:path';
import { buildIfNeeded } from './server/build.ts';

/** Builds the site as `npm start` does, unless it stands already: the tests' first step. */
buildIfNeeded(join(import.meta.dirname, '..')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
