import { slugPattern } from '#contracts/slug.ts';
import { whollyNamed, withoutPlaceholder } from './pictures.ts';

/** The website posts come from: which URLs are its own, and where they lead now. */
export class FormerSite {
  readonly #url: string | undefined;
  /** Slugs here by the path there. */
  readonly #moved = new Map<string, string>();

  constructor(url: string | undefined) {
    this.#url = url && URL.canParse(url) ? url : undefined;
  }

  get url(): string | undefined {
    return this.#url;
  }

  /** Of the site itself or a name below it, such as the one its pictures come from. */
  isOwn(url: URL): boolean {
    const host = this.#url && bareHost(new URL(this.#url));
    return Boolean(host) && (bareHost(url) === host || bareHost(url).endsWith(`.${host}`));
  }

  /** Path and query as the site itself has them; undefined for another site's URL. */
  pathOf(text: string): string | undefined {
    const plain = withoutPlaceholder(text);
    if (/^\/(?!\/)/.test(plain)) return plain;
    const url = whollyNamed(plain);
    return url && this.isOwn(url) ? url.pathname + url.search : undefined;
  }

  move(urls: string[], slug: string): void {
    for (const url of urls) {
      const path = this.pathOf(url);
      if (path) this.#moved.set(keyOf(path), slug);
    }
  }

  /** Where a link of a post leads: to the post here, else to what it named. */
  linkTo(url: string): string {
    const path = this.pathOf(url);
    const slug = path && this.#moved.get(keyOf(path));
    if (slug) return `/blog/${slug}${/#.*$/.exec(url)?.[0] ?? ''}`;
    const isPlaced = url !== withoutPlaceholder(url);
    return isPlaced && path && this.#url ? new URL(path, this.#url).href : withoutPlaceholder(url);
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
