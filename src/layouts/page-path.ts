/** The address of a page as visitors know it: a built page's own path carries `.html`, the home page `/index.html`. */
export function pagePath(pathname: string): string {
  const path = pathname.replace(/(\/index)?(\.html)?\/?$/, '');
  return path === '' ? '/' : path;
}
