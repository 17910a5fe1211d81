import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, Parser, type HtmlElement } from 'html-validate';
import { inject } from 'vitest';

export interface BuiltPage {
  /** As a visitor asks for it: `/`, `/about`. */
  path: string;
  html: string;
  document: HtmlElement;
}

export const files = inject('builtFiles');
export const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Every page that is built, each read and parsed once a test file. */
export const pages: readonly BuiltPage[] = globSync('**/*.html', { cwd: files })
  .sort()
  .map((file) => {
    const html = readFileSync(join(files, file), 'utf8');
    const document = new Parser(validator.getConfigForSync('page.html')).parseHtml(html);
    return { path: pathOf(file), html, document };
  });

/** What search engines and visitors are meant to find: neither the portal, the stand-ins of the demo, the search, nor the 404. */
export const publicPages = pages.filter(({ path }) => !/^\/(admin|demo\/|search|404)/.test(path));

function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/** @throws Error where the page has none */
export function meta({ path, document }: BuiltPage, name: string): string {
  const found =
    document.querySelector(`meta[name="${name}"]`) ?? document.querySelector(`meta[property="${name}"]`);
  const content = found?.getAttributeValue('content');
  if (!content) throw new Error(`${path} says nothing as ${name}.`);
  return content;
}
