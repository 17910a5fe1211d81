import { join } from 'node:path';
import { type Page, type Request } from 'playwright/test';
import { embeddedPostgres } from '../../../scripts/database/embedded.ts';
import { freePort } from '../../../scripts/server/free-port.ts';
import {
  content,
  logIn,
  newTitle,
  pressCreate,
  row,
  saved,
  showDesk,
  title,
  toast,
} from '../../support/desk.ts';
import { expect, test as base } from '../../support/policy.ts';
import { makeDataDir, startServerProcess } from '../../support/running-server.ts';
import { staffPassword, staffPasswordHash } from '../../support/staff.ts';

/** A server whose plug can be pulled: the process dies at once; its data folder and its port stay. */
interface Plug {
  url: string;
  pull: () => Promise<void>;
  putBack: () => Promise<void>;
}

/** Who works at it; unsaved text belongs to a person, so every test has one. */
const staff = ['storms', 'cut'].map((name) => `${name}@samplewater-dental.example`);
const [storms = '', cut = ''] = staff;

/** What a first start would make, made from the template: migrated, and with people who may sign in. */
async function fillDataDir(path: string, template: string | undefined): Promise<void> {
  const database = await embeddedPostgres({ folder: join(path, 'postgres'), template });
  for (const email of staff)
    await database.run(
      [
        {
          query: 'insert into admin_users (email, password_hash) values ($1, $2)',
          params: [email, staffPasswordHash],
        },
      ],
      { isTransaction: false, isolation: undefined },
    );
  await database.close();
}

/** One server for all tests of this file. */
const test = base.extend<{ newTab: () => Promise<Page> }, { template: string | undefined; plug: Plug }>({
  template: [process.env['DATABASE_TEMPLATE'], { scope: 'worker', option: true }],
  plug: [
    async ({ template }, use) => {
      const data = makeDataDir();
      await fillDataDir(data.path, template);
      const environment = { PORT: String(await freePort()), DATA_DIR: data.path, SEED: '0' };
      let server = await startServerProcess(environment);
      await use({
        url: server.url,
        pull: async () => void (await server.end('SIGKILL')),
        putBack: async () => {
          server = await startServerProcess(environment);
        },
      });
      await server.end('SIGTERM');
      data.remove();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  newTab: async ({ browser, plug }, use) => {
    const context = await browser.newContext({ baseURL: plug.url });
    await use(() => context.newPage());
    await context.close();
  },
});

// Side by side they would pull each other's plug.
test.describe.configure({ mode: 'default' });

const savesWith = (words: string) => (request: Request) =>
  request.method() === 'PUT' &&
  request.url().endsWith('/api/admin/working-copies/new') &&
  (request.postData() ?? '').includes(words);

/** Resolves when the server has confirmed a working copy with these words. */
const confirmed = (page: Page, words: string) =>
  page.waitForResponse((answer) => savesWith(words)(answer.request()) && answer.ok());

async function deskOf(email: string, page: Page): Promise<void> {
  await logIn(page.request, { email, password: staffPassword });
  await showDesk(page);
}

async function keptOnServer(page: Page): Promise<string> {
  const answer = await page.request.get('/api/admin/working-copies/new');
  const { mine } = (await answer.json()) as { mine: { fields: { content: string } } | null };
  return mine?.fields.content ?? '';
}

test('the editor says that the server is gone, keeps every word and goes on by itself', async ({
  plug,
  newTab,
}) => {
  const page = await newTab();
  await deskOf(storms, page);
  const name = newTitle('After the storms');
  await title(page).fill(name);
  await content(page).click();
  const storm = async (round: string) => {
    const calm = confirmed(page, `${round} calm`);
    await page.keyboard.type(`The ${round} calm. `);
    await calm;
    // Killed while the next words are on their way.
    const underWay = page.waitForRequest(savesWith(`${round} storm`));
    await page.keyboard.type(`The ${round} storm. `);
    await underWay;
    await plug.pull();
    await page.keyboard.type(`The ${round} darkness. `);
    await expect(page.getByText(/Not saved yet: no connection\. Your text is kept here/)).toBeVisible();
  };
  const light = async (round: string) => {
    const back = confirmed(page, `${round} darkness`);
    await plug.putBack();
    await back;
    await expect(saved(page)).toBeVisible();
    expect(await keptOnServer(page)).toContain(`${round} calm. The ${round} storm. The ${round} darkness.`);
  };
  await storm('first');
  await light('first');

  await storm('second');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(toast(page)).toContainText('Failed to create post');
  await expect(content(page)).toContainText('The second darkness.');
  await light('second');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pressCreate(page);
  await expect(row(page, name)).toHaveCount(1);
  await expect(title(page)).toHaveValue('');
});

test('a cut that ends server and tab together takes the last seconds only', async ({ plug, newTab }) => {
  const page = await newTab();
  await deskOf(cut, page);
  const kept = confirmed(page, 'Kept words');
  await content(page).click();
  await page.keyboard.type('Kept words. ');
  await kept;
  await page.keyboard.type('The last words');
  await plug.pull();
  await page.close({ runBeforeUnload: false });
  await plug.putBack();

  const next = await newTab();
  await deskOf(cut, next);
  await expect(next.getByText(/Your unsaved text from \d{1,2}:\d\d\s[AP]M is back\./)).toBeVisible();
  await expect(content(next)).toHaveText(/^Kept words\./);
});
