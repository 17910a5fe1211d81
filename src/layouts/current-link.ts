/** `page` for the link of this page, `true` for the section this page lies in (a post below /blog). */
export function isCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
