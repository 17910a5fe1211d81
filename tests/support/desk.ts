import {
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from 'playwright/test';
import type { StaffRole } from '#contracts/roles.ts';
import { makeSession, makeStaff, staffPassword } from './staff.ts';

interface Login {
  email: string;
  password: string;
}

/** Somebody of their own for every test: unsaved work belongs to a person, and tests run side by side. */
export interface Editor extends Login {
  id: string;
  name: string;
}

export async function newEditor(role?: StaffRole): Promise<Editor> {
  return { ...(await makeStaff(undefined, role)), password: staffPassword };
}

/** Signs in by the way of the database: a browser that holds the token of a session that exists. */
export async function letIn(context: BrowserContext, editor: Editor): Promise<Editor> {
  const url = process.env['SITE_URL'] ?? '';
  await context.addCookies([{ name: 'session', value: await makeSession(editor), url, httpOnly: true }]);
  return editor;
}

/** Signs in as anybody does, for tests that are about it and for servers of their own. */
export async function logIn(request: APIRequestContext, login: Login): Promise<void> {
  expect((await request.post('/api/admin/login', { data: login })).status()).toBe(200);
}

/** The editor's desk of somebody new, or of the one given. */
export async function openDesk(page: Page, given?: Editor): Promise<Editor> {
  const editor = await letIn(page.context(), given ?? (await newEditor()));
  await showDesk(page);
  return editor;
}

/** The desk of whoever is signed in. */
export async function showDesk(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(content(page)).toBeVisible();
}

export const content = (page: Page): Locator => page.getByRole('textbox', { name: 'Content' });

export const title = (page: Page): Locator => page.getByRole('textbox', { name: 'Title' });

export const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Text tools' }).getByRole('button', { name, exact: true });

export const row = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Blog Posts' }).getByRole('listitem').filter({ hasText: text });

export const toast = (page: Page): Locator => page.getByRole('region', { name: /^Notification/ });

/** A title no other test uses. */
export const newTitle = (about: string): string => `${about} ${crypto.randomUUID().slice(0, 8)}`;

/** Presses Create and resolves to the new post's id. */
export async function pressCreate(page: Page): Promise<string> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/admin/blog-posts'),
  );
  await page.getByRole('button', { name: 'Create Post' }).click();
  const { id } = (await (await answer).json()) as { id: string };
  return id;
}

export async function createPost(page: Page, name: string, text: string): Promise<string> {
  await title(page).fill(name);
  await content(page).fill(text);
  const id = await pressCreate(page);
  await expect(row(page, name)).toBeVisible();
  return id;
}

export async function openForEditing(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
}

export async function storedContent(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`/api/admin/blog-posts/${id}`);
  return ((await answer.json()) as { content: string }).content;
}

export const saved = (page: Page): Locator => page.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/);
