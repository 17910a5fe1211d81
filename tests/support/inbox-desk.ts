import { type Browser, type Locator, type Page } from 'playwright/test';
import type { BreakableSite } from './breakable-site.ts';
import { logIn } from './desk.ts';
import { staffPassword } from './staff.ts';

export const jo = { email: 'jo.miller@samplewater-dental.example', password: staffPassword };
export const ben = { email: 'ben@samplewater-dental.example', password: staffPassword };

interface Given {
  name: string;
  /** From now; the promise was given a day before. */
  dueInHours?: number;
  status?: string;
  seen?: boolean;
}

/** The desk of a site that has Jo and Ben and no request yet, looked at through the page and stored into behind its back. */
export class InboxDesk {
  readonly #site: BreakableSite;

  constructor(site: BreakableSite) {
    this.#site = site;
  }

  async hire(): Promise<void> {
    await this.#site.empty();
    for (const { email } of [jo, ben]) await this.#site.addStaff(email);
  }

  async clear(): Promise<void> {
    await this.#site.sql`delete from appointments`;
    await this.#site.sql`delete from contacts`;
  }

  async store({ name, dueInHours = 20, status = 'pending', seen = false }: Given): Promise<string> {
    const [firstName, ...rest] = name.split(' ');
    const reference = `SD-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    const seenAt = seen ? new Date().toISOString() : null;
    await this.#site.sql`insert into appointments
      (reference, first_name, last_name, email, phone, notes, status, first_seen_at, due_at, created_at)
      values (${reference}, ${firstName}, ${rest.join(' ')}, 'patient@mail.example', '(904) 555-0100', 'Sample', ${status},
        ${seenAt}::timestamptz, now() + ${dueInHours}::int * interval '1 hour',
        now() + (${dueInHours}::int - 24) * interval '1 hour')`;
    return reference;
  }

  async open(browser: Browser, login = jo, place = '/admin/inbox'): Promise<Page> {
    const context = await browser.newContext({ baseURL: this.#site.url });
    await logIn(context.request, login);
    const page = await context.newPage();
    // What a desk does by the clock is brought about here and not waited for.
    await page.clock.install();
    await page.goto(place);
    return page;
  }
}

export const inbox = (page: Page): Locator => page.getByRole('region', { name: 'Inbox' });
export const rows = (page: Page): Locator => inbox(page).getByRole('list').first().getByRole('listitem');
export const opened = (page: Page): Locator => page.getByRole('article');
export const chip = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Show', exact: true }).getByRole('button', { name });
export const pulse = (page: Page): Promise<void> => page.clock.fastForward(5_000);
