import { expect, it } from 'vitest';
import type { StaffPost } from '#contracts/answers/post.ts';
import { emptyFields } from './post-fields.ts';
import { outcomeOf } from './post-outcome.ts';

const now = Date.parse('2026-11-22T15:00:00Z');
const post = (state: StaffPost['state']) => ({ state }) as StaffPost;

it.each([
  ['a new draft', {}, null, 'saves a draft', 'Saving the draft…'],
  ['a new post', { published: true }, null, 'publishes it now', 'Publishing…'],
  [
    'a time to come',
    { published: true, publishAt: '2026-11-25T08:00' },
    null,
    'schedules it for Wed 8:00 AM',
    'Scheduling…',
  ],
  [
    'a far time',
    { published: true, publishAt: '2027-07-01T08:00' },
    null,
    'schedules it for Jul 1, 8:00 AM',
    'Scheduling…',
  ],
  [
    'a time gone by',
    { published: true, publishAt: '2026-11-20T08:00' },
    null,
    'publishes it now',
    'Publishing…',
  ],
  ['a published one', { published: true }, post('published'), 'changes what patients read', 'Updating…'],
  ['a published one, unchecked', {}, post('published'), 'takes it off the site', 'Taking it off the site…'],
  ['a scheduled one, unchecked', {}, post('scheduled'), 'takes it off the site', 'Taking it off the site…'],
  ['an older draft', {}, post('draft'), 'saves a draft', 'Saving the draft…'],
] as const)('says what is done to %s', (_name, fields, before, says, busy) => {
  const outcome = outcomeOf({ ...emptyFields, ...fields }, before, now);
  expect({ ...outcome, says: outcome.says.replace(/\s/g, ' ') }).toEqual({ says, busy });
});
