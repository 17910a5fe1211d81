/** What somebody types as a URL, made into one a link may have; nothing where it is none. */
export function linkUrl(typed: string): string | undefined {
  const text = typed.trim();
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{7,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^\/(?![/\\])\S*$/.test(text)) return text;
  const url = /^(https?:|mailto:|tel:)/i.test(text)
    ? text
    : /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text)
      ? `https://${text}`
      : '';
  return url && URL.canParse(url) ? url : undefined;
}
