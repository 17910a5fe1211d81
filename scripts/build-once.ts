import { join } from 'node:path';
import { endWithProblem } from './end-with-problem.ts';
import { buildIfNeeded } from './server/build.ts';

/** Builds the site as `npm start` does, unless it stands already: the tests' first step. */
buildIfNeeded(join(import.meta.dirname, '..')).catch(endWithProblem);
