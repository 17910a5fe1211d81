import { createHash } from 'node:crypto';
import { uploadThingApp } from '#server/domain/images/uploadthing-app.ts';
import { imageHosts } from '#server/domain/posts/image-hosts.ts';
import type { ArchiveDatabase } from './database.ts';

const timeLimitMs = 20_000;
const endings: Record<string, string> = { 'image/jpeg': 'jpg' };
const ending = (type: string) => endings[type] ?? /^image\/([a-z]+)/.exec(type)?.[1] ?? 'bin';

interface TakenPicture {
  /** In the archive, below `posts/`. */
  file: string;
  data: Buffer;
}

/** Takes along the pictures posts show, wherever they are stored, each once and one at a time. */
export class ArchivedPictures {
  readonly #database: ArchiveDatabase;
  readonly #fetch: typeof fetch;
  /** Where each went; undefined where it could not be had. */
  readonly #taken = new Map<string, string | undefined>();

  constructor(database: ArchiveDatabase, fetchOutside: typeof fetch = fetch) {
    this.#database = database;
    this.#fetch = fetchOutside;
  }

  get count(): number {
    return [...this.#taken.values()].filter(Boolean).length;
  }

  get unreachable(): string[] {
    return [...this.#taken].filter(([, file]) => !file).map(([url]) => url);
  }

  fileOf(url: string): string | undefined {
    return this.#taken.get(url);
  }

  /** Those of these addresses that are ours and have not been taken yet. */
  async *take(urls: Iterable<string>): AsyncGenerator<TakenPicture> {
    for (const url of urls) {
      if (this.#taken.has(url)) continue;
      const stored = /^\/api\/blog-images\/([0-9a-f-]{36})/.exec(url)?.[1];
      if (!stored && !isOutside(url)) continue;
      const picture = await (stored ? this.#fromDatabase(stored) : this.#fromOutside(url));
      this.#taken.set(url, picture?.file);
      if (picture) yield picture;
    }
  }

  async #fromDatabase(id: string): Promise<TakenPicture | undefined> {
    const [row] = await this.#database.run({
      text: `select encode(data, 'base64'), content_type, outside_id from blog_images where id = $1::uuid`,
      values: [id],
    });
    if (!row) return undefined;
    const [base64, type, outsideId] = row;
    const data = outsideId ? await this.#outsideData(outsideId) : Buffer.from(base64 ?? '', 'base64');
    return data && { file: `pictures/${id}.${ending(type ?? '')}`, data };
  }

  async #outsideData(outsideId: string): Promise<Buffer | undefined> {
    const url = uploadThingApp()?.fileUrl(outsideId);
    const answer = url && (await this.#get(url));
    return answer ? Buffer.from(await answer.arrayBuffer()) : undefined;
  }

  async #fromOutside(url: string): Promise<TakenPicture | undefined> {
    const answer = await this.#get(url);
    if (!answer) return undefined;
    const name = createHash('sha256').update(url).digest('hex').slice(0, 32);
    const type = answer.headers.get('content-type') ?? '';
    return { file: `pictures/${name}.${ending(type)}`, data: Buffer.from(await answer.arrayBuffer()) };
  }

  async #get(url: string): Promise<Response | undefined> {
    try {
      const answer = await this.#fetch(url, { signal: AbortSignal.timeout(timeLimitMs) });
      return answer.ok ? answer : undefined;
    } catch {
      return undefined;
    }
  }
}

function isOutside(url: string): boolean {
  return imageHosts().includes(URL.parse(url)?.hostname ?? '');
}
