import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineFactsHere } from './build/saved-facts.ts';

/**
 * To be imported before anything else: what this server has last built with also stands in its own mails and answers.
 * `PRACTICE_FACTS` tells the build of it.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
export const factsFile = join(resolve(process.env['DATA_DIR'] || '.data'), 'practice-facts.json');
process.env['PRACTICE_FACTS'] = factsFile;
defineFactsHere(factsFile);
