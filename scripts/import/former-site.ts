import { slugPattern } from '#contracts/slug.ts';
import { withoutPlaceholder } from './pictures.ts';

/** The website posts come from: which addresses are its own, and where they lead now. */
export class FormerSite {
  readonly #address: string | undefined;
  /** Slugs here by the path there. */
  readonly #moved = new Map<string, string>();

  constructor(address: string | undefined) {
    this.#address = address && URL.canParse(address) ? address : undefined;
  }

  get address(): string | undefined {
    return this.#address;
  }

  /** Of the site itself or a name below it, such as the one its pictures come from. */
  isOwn(url: URL): boolean {
    const host = this.#address && bareHost(new URL(this.#address));
    return Boolean(host) && (bareHost(url) === host || bareHost(url).endsWith(`.${host}`));
  }

  /** Path and query as the site itself has them; undefined for another site's address. */
  pathOf(address: string): string | undefined {
    const plain = withoutPlaceholder(address);
    if (/^\/(?!\/)/.test(plain)) return plain;
    const url =
      /^(?:https?:)?\/\//.test(plain) && URL.canParse(plain, 'https://x')
        ? new URL(plain, 'https://x')
        : undefined;
    return url && this.isOwn(url) ? url.pathname + url.search : undefined;
  }

  move(addresses: string[], slug: string): void {
    for (const address of addresses) {
      const path = this.pathOf(address);
      if (path) this.#moved.set(keyOf(path), slug);
    }
  }

  /** Where a link of a post leads: to the post here, else to what it named. */
  linkTo(address: string): string {
    const path = this.pathOf(address);
    const slug = path && this.#moved.get(keyOf(path));
    if (slug) return `/blog/${slug}${/#.*$/.exec(address)?.[0] ?? ''}`;
    const isPlaced = address !== withoutPlaceholder(address);
    return isPlaced && path && this.#address
      ? new URL(path, this.#address).href
      : withoutPlaceholder(address);
  }
}

const bareHost = (url: URL) => url.hostname.replace(/^www\./, '');

/** With and without a slash at its end, and whatever follows `#`, it is the same. */
export const keyOf = (path: string) =>
  path
    .replace(/#.*$/, '')
    .replace(/(?<=.)\/(?=$|\?)/, '')
    .toLowerCase();

/** The part of a path below the blog that was the post's own; undefined where it is none that could lead on. */
export function formerSlugIn(path: string): string | undefined {
  const slug = /^\/blog\/([^/?#]+)\/?$/.exec(path)?.[1];
  return slug && slugPattern.test(slug) ? slug : undefined;
}
