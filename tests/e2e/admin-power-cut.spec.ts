import { expectAccessible } from '../support/axe.ts';
import {
  content,
  letIn,
  newEditor,
  newTitle,
  openDesk,
  openForEditing,
  row,
  saved,
  showDesk,
  storedContent,
  title,
} from '../support/desk.ts';
import { openPost } from '../support/editor.ts';
import { expect, test } from '../support/policy.ts';

test('a tab that is left in the middle of a word keeps the word; so does signing out, and signing in again asks nothing twice', async ({
  page,
}) => {
  const editor = await openDesk(page);
  await title(page).fill('Left at once');
  await page.goto('/robots.txt');
  await expect(async () => {
    const copy = (await (await page.request.get('/api/admin/working-copies/new')).json()) as {
      mine: { fields: { title: string } } | null;
    };
    expect(copy.mine?.fields.title).toBe('Left at once');
  }).toPass();
  await showDesk(page);
  await expect(title(page)).toHaveValue('Left at once');

  await title(page).fill('Off to lunch');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByLabel('Email').fill(editor.email);
  await page.getByLabel('Password').fill(editor.password);
  await page.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
  await expect(title(page)).toHaveValue('Off to lunch');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without a connection the text is kept, says so, and is sent when the line is back; when the session ends the form asks to sign in over it, and saving goes on', async ({
  page,
  context,
}) => {
  const editor = await openDesk(page);
  const name = newTitle('Long afternoon on the train');
  await title(page).fill(name);
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await content(page).fill('written in a tunnel');
  await expect(page.getByText(/Not saved yet: no connection/)).toBeVisible();
  await expectAccessible(page, 'not saved');
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  const copy = (await (await page.request.get('/api/admin/working-copies/new')).json()) as {
    mine: { fields: { content: string } };
  };
  expect(copy.mine.fields.content).toContain('tunnel');

  await page.request.post('/api/admin/logout');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(content(page)).toHaveText('written in a tunnel');
  await expectAccessible(page, 'sign in again');
  await dialog.getByLabel('Password').fill('not the password at all');
  await dialog.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password');
  await expectAccessible(page, 'sign in again, refused');
  await dialog.getByLabel('Password').fill(editor.password);
  await dialog.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
  await expect(row(page, name)).toBeVisible();
});

test('two people on one post are warned, see both versions, and neither text is lost', async ({
  page,
  browser,
}) => {
  const me = await letIn(page.context(), await newEditor());
  const name = newTitle('Shared');
  const id = await openPost(page, { title: name, content: '<p>The first text</p>' });

  const other = await browser.newContext();
  const colleague = await letIn(other, await newEditor());
  const change = await other.request.put(`/api/admin/blog-posts/${id}`, {
    data: { content: '<p>Their text</p>' },
  });
  expect(change.status()).toBe(200);
  await other.request.put(`/api/admin/working-copies/${id}`, {
    data: {
      fields: {
        title: name,
        slug: '',
        excerpt: '',
        content: '<p>x</p>',
        featuredImage: '',
        imageAlt: '',
        published: false,
        publishAt: '',
      },
      baseUpdatedAt: null,
      writer: 'other',
      sequence: 1,
    },
  });

  await content(page).fill('My text');
  await page.getByRole('button', { name: 'Update Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this post' });
  await expect(dialog).toContainText('Their text');
  await expect(dialog).toContainText('My text');
  await expectAccessible(page, 'conflict');
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  expect(await storedContent(page, id)).toContain('My text');

  // An open form looks who else writes, and that does not keep a session alive.
  const look = page.waitForRequest(
    (request) =>
      request.method() === 'GET' &&
      request.url().endsWith(`/working-copies/${id}`) &&
      request.headers()['x-background-refresh'] === '1',
  );
  await openForEditing(page, name);
  await look;
  await expect(page.getByText(`${colleague.name} has unsaved changes on this post`)).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: new RegExp(colleague.name) }).click();
  await expect(page.getByRole('dialog')).toContainText('Their text');
  await expectAccessible(page, 'history, comparing');
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(content(page)).toHaveText('Their text');

  // And the other way round: what is put into my form is unsaved work as well.
  await expect(saved(page)).toBeVisible();
  const seen = (await (await other.request.get(`/api/admin/working-copies/${id}`)).json()) as {
    others: { name: string }[];
  };
  expect(seen.others.map(({ name: who }) => who)).toEqual([me.name]);
  await other.close();
});
