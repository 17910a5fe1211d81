import { pathIn } from '#practice/language.ts';

/** `page` for the link of this page, `true` for the section this page lies in (a post below /blog); a home page is no section. */
export function isCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && href !== pathIn('es', '/') && path.startsWith(`${href}/`) ? 'true' : undefined;
}
