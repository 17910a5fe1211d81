import { expect, test } from 'vitest';
import posts from '../../netlify/functions/admin-blog-posts.ts';
import login from '../../netlify/functions/admin-login.ts';
import contacts from '../../netlify/functions/contacts.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/staff.ts';

test('a sign-in with NUL in it is 400, never 500', async () => {
  for (const body of [
    { email: 'ada\u0000@mail.example', password: 'a long enough passphrase' },
    { email: 'ada@mail.example', password: 'a long\u0000enough passphrase' },
  ])
    expect((await call(login, '/api/admin/login', { body })).status).toBe(400);
});

test('a post whose title or text shows nothing is not stored', async () => {
  const { headers } = await signedIn();
  for (const body of [
    { title: '\u200b', content: '<p>Text</p>' },
    { title: '\u3164', content: '<p>Text</p>' },
    { title: 'A title', content: '<p>&#8203;&shy;</p>' },
    { title: 'A title', content: '<p>\u2060</p>' },
  ])
    expect((await call(posts, '/api/admin/blog-posts', { headers, body })).status).toBe(400);
});

test('a message that shows nothing names its field', async () => {
  const answer = await call(contacts, '/api/contacts', {
    body: { name: 'Ada Sample', email: 'ada@mail.example', message: '\u200b\u2060' },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ details: [{ path: ['message'] }] });
});
