import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';

/** Every page as it was built. The pages made on demand have tests of their own. */
const files = globSync('dist/**/*.html').sort();
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

for (const file of files) {
  test(`the checker finds no error in ${file}`, async () => {
    const report = await validator.validateString(await readFile(file, 'utf8'));
    const messages = report.results.flatMap(({ messages: found }) => found);
    expect(
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    ).toEqual([]);
  });
}

test('no link and no picture of any page leads nowhere', async ({ request }) => {
  const targets = new Map<string, string>();
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    for (const [, target = ''] of html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)) targets.set(target, file);
  }
  const dead: string[] = [];
  for (const [target, file] of targets) {
    const [path = '', fragment] = target.split('#');
    const response = await request.get(path);
    if (response.status() !== 200) dead.push(`${file}: ${target} is ${response.status()}`);
    else if (fragment && !(await response.text()).includes(`id="${fragment}"`))
      dead.push(`${file}: ${target} has no such place`);
  }
  expect(dead).toEqual([]);
});

const structuredData: Record<string, readonly string[]> = {
  about: ['Dentist', ...Array.from({ length: 8 }, () => 'Person'), 'BreadcrumbList'],
  contact: ['Dentist', 'BreadcrumbList'],
  services: Array.from({ length: 5 }, () => 'Service'),
  'preventative-dentistry': ['Service', 'BreadcrumbList', 'FAQPage'],
  'restorative-dentistry': ['Service', 'BreadcrumbList', 'FAQPage'],
  'cosmetic-dentistry': ['Service', 'BreadcrumbList', 'FAQPage'],
  'dental-implants': ['Service', 'BreadcrumbList', 'FAQPage'],
  'sedation-dentistry': ['Service', 'BreadcrumbList', 'FAQPage'],
};

for (const [name, types] of Object.entries(structuredData)) {
  test(`/${name} tells search engines of ${[...new Set(types)].join(', ')}`, async ({ page }) => {
    await page.goto(`/${name}`);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
    expect(data.map((entry) => entry['@type'])).toEqual(types);
    expect(data.every((entry) => entry['@context'] === 'https://schema.org')).toBe(true);
  });
}
