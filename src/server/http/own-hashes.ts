import { createHash } from 'node:crypto';

const inlineElement = /<(style|script)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g;

/** How a policy names the content of an inline element. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/**
 * A page's policy without the hashes of other pages: Astro gives every page those of the whole site, 2 kB that no compression
 * helps, in front of the first byte of each page. It only ever takes away: what the page holds allows nothing by itself.
 */
export function ownHashes(policy: string, html: string): string {
  const own = new Set([...html.matchAll(inlineElement)].map(([, , content = '']) => hashSource(content)));
  return policy.replace(/ ('sha256-[^']+')/g, (source, hash: string) => (own.has(hash) ? source : ''));
}
