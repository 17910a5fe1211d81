import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { announcementsShape } from '#contracts/answers/announcements.ts';
import { config } from '../../netlify/functions/announcements.ts';
import { files } from '../support/built-pages.ts';

/** A folder of files anywhere: a copy kept, a preview, a host whose functions are gone. No page may ask in vain. */
test('what every page asks for has an answer among the files, which the function goes before', () => {
  const asked = readFileSync(join(files, '/api/announcements'), 'utf8');
  expect(announcementsShape.parse(JSON.parse(asked))).toMatchObject({ text: null, closures: [] });
  // The host runs the function although there is a file.
  expect(config).toEqual({ path: '/api/announcements' });
});
