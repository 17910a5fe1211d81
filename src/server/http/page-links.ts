/** `Link` to the pages before and after, with the call's own filters kept. */
export function pageLinks(
  url: URL,
  { page, hasNext }: { page: number; hasNext: boolean },
): Record<string, string> {
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams(url.search);
    query.set('page', String(to));
    return `<${url.pathname}?${query}>; rel="${rel}"`;
  };
  const links = [...(page > 1 ? [link(page - 1, 'prev')] : []), ...(hasNext ? [link(page + 1, 'next')] : [])];
  return links.length > 0 ? { Link: links.join(', ') } : {};
}
