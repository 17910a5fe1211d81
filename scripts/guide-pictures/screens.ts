import type { Locator, Page } from 'playwright';

interface GuideScreen {
  /** Of its file. */
  name: string;
  size: { width: number; height: number };
  /** Brings it about. @returns the part of it that is shown, or the window as it stands */
  show: (page: Page) => Promise<Locator | Page>;
}

const wide = { width: 1180, height: 780 };
const phone = { width: 390, height: 780 };

const openRequest = async (page: Page, reference: string) => {
  await page.goto(`/admin/inbox/${reference}`);
  await page.getByRole('article').getByRole('heading', { level: 2 }).waitFor();
  await page.locator('[data-ready]').first().waitFor();
};

/** What the guides speak of; a test holds that each is shown there and none is missing. */
export const guideScreens: readonly GuideScreen[] = [
  {
    name: 'today',
    size: { width: 760, height: 400 },
    show: async (page) => {
      await page.goto('/admin');
      await page.getByText('request is late').waitFor();
      return page.getByRole('region', { name: 'Today' });
    },
  },
  {
    name: 'inbox',
    size: wide,
    show: async (page) => {
      await openRequest(page, 'SD-3HVP-9TX');
      return page;
    },
  },
  {
    name: 'inbox-phone',
    size: phone,
    show: async (page) => {
      await openRequest(page, 'SD-8WQC-2JN');
      return page;
    },
  },
  {
    name: 'answer',
    size: wide,
    show: async (page) => {
      await openRequest(page, 'SD-9FNL-3ZG');
      await page.getByRole('button', { name: 'Answer by email' }).click();
      await page.getByLabel('Begin with').selectOption({ label: 'Which day suits you' });
      return page.getByRole('region', { name: 'Answer by email' });
    },
  },
  {
    name: 'editor',
    size: { width: 1180, height: 660 },
    show: async (page) => {
      await page.goto('/admin');
      await page.getByRole('button', { name: /^Edit Why Ice Cream Hurts/ }).click();
      await page.getByRole('heading', { name: 'Edit Blog Post' }).waitFor();
      await page.getByRole('textbox', { name: 'Content' }).waitFor();
      return page;
    },
  },
  {
    name: 'staff',
    size: { width: 1000, height: 640 },
    show: async (page) => {
      await page.goto('/admin/staff');
      await page.getByText('Mara Specimen').first().waitFor();
      return page;
    },
  },
];
