/**
 * The host's cache, as far as the blog relies on it: keeps what `Netlify-CDN-Cache-Control` allows for as long as it says,
 * under its address and tags, and forgets by tag when the purge API is called.
 */
interface Kept {
  answer: Response;
  tags: string[];
  until: number;
}

export class FakeCdn {
  readonly #kept = new Map<string, Kept>();
  /** Tags of every purge so far. */
  readonly purges: string[][] = [];
  now = () => Date.now();

  async get(
    path: string,
    origin: (path: string) => Promise<Response>,
  ): Promise<Response & { fromCache?: boolean }> {
    const kept = this.#kept.get(path);
    if (kept && kept.until > this.now()) return Object.assign(kept.answer.clone(), { fromCache: true });
    const answer = await origin(path);
    const seconds = Number(
      /s-maxage=(\d+)/.exec(answer.headers.get('netlify-cdn-cache-control') ?? '')?.[1] ?? 0,
    );
    if (answer.status === 200 && seconds > 0) {
      const tags = (answer.headers.get('netlify-cache-tag') ?? '').split(',');
      this.#kept.set(path, { answer: answer.clone(), tags, until: this.now() + seconds * 1000 });
    }
    return answer;
  }

  /** Stands in for `fetch`: takes the purge API's calls, lets everything else through. */
  takePurges(realFetch: typeof fetch): typeof fetch {
    return async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.startsWith('https://api.netlify.com/')) return realFetch(input, init);
      const { cache_tags: tags } = JSON.parse(String(init?.body)) as { cache_tags: string[] };
      this.purges.push(tags);
      for (const [path, kept] of this.#kept)
        if (kept.tags.some((tag) => tags.includes(tag))) this.#kept.delete(path);
      return new Response(null, { status: 202 });
    };
  }
}
