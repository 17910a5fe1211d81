import { posix } from 'node:path';
import { imageLimits, imageRefusals } from '#contracts/image.ts';
import type { StoredImage } from '#server/domain/images/store-image.ts';
import { idFrom } from '../id-from.ts';
import type { ExportFiles } from './export-files.ts';
import { isPicture } from './foreign-elements.ts';

interface Shelf {
  files: ExportFiles;
  /** Keeps a picture, or says why it does not; a dry run only looks. */
  keep: (file: Buffer, id: string) => Promise<StoredImage>;
  /** Fetches from the former site; undefined where that was not asked for. */
  fetch: ((url: string) => Promise<Buffer>) | undefined;
  /** The former site's address, for pictures named by their path alone. */
  site: string | undefined;
}

/** Brings along the pictures posts name, each once: out of the export, or from the former site. */
export class ImportedPictures {
  readonly #shelf: Shelf;
  readonly #byFileName = new Map<string, string[]>();
  /** Where each is now, by what it was called; a reason where it is missing. */
  readonly #found = new Map<string, { path: string } | { reason: string }>();
  readonly #kept = new Set<string>();

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
    for (const name of shelf.files.names.filter(isPicture)) {
      const last = posix.basename(name).toLowerCase();
      this.#byFileName.set(last, [...(this.#byFileName.get(last) ?? []), name]);
    }
  }

  get count(): number {
    return this.#kept.size;
  }

  /** @returns its address on this site, or why it is missing */
  async bring(url: string, folder: string): Promise<{ path: string } | { reason: string }> {
    const key = `${folder}\n${url}`;
    const known = this.#found.get(key);
    if (known) return known;
    const found = await this.#bring(url, folder);
    this.#found.set(key, found);
    return found;
  }

  async #bring(url: string, folder: string): Promise<{ path: string } | { reason: string }> {
    try {
      const file = await this.#read(url, folder);
      if (!file) return { reason: 'it is not in the export' };
      const id = idFrom(file);
      const stored = await this.#shelf.keep(file, id);
      if (stored.outcome === 'refused') return { reason: imageRefusals[stored.reason] };
      this.#kept.add(id);
      return { path: stored.image.imagePath };
    } catch (error) {
      return { reason: error instanceof Error ? error.message : 'unknown' };
    }
  }

  async #read(url: string, folder: string): Promise<Buffer | undefined> {
    const [, inline] = /^data:image\/[a-z+.-]+;base64,([^]+)$/i.exec(url) ?? [];
    if (inline) return Buffer.from(inline, 'base64');
    const file = this.#fileFor(url, folder);
    if (file) return this.#shelf.files.read(file, imageLimits.fileBytes);
    const { fetch, site } = this.#shelf;
    if (!fetch) return undefined;
    return fetch(new URL(withoutPlaceholder(url), site).href);
  }

  /** The file whose path ends most like the address: an export rarely holds the site's own folders from the root on. */
  #fileFor(url: string, folder: string): string | undefined {
    const wanted = pathOf(url);
    const beside = posix.join(folder, wanted);
    if (!url.includes(':') && this.#shelf.files.names.includes(beside)) return beside;
    for (const path of [wanted, fullSize(wanted)]) {
      const parts = path.split('/').filter(Boolean);
      const candidates = (this.#byFileName.get((parts.at(-1) ?? '').toLowerCase()) ?? [])
        .map((name) => ({ name, equal: equalParts(name.split('/'), parts) }))
        .sort((one, other) => other.equal - one.equal);
      const [best, next] = candidates;
      const needed = best && !best.name.includes('/') ? 1 : Math.min(2, parts.length);
      if (best && best.equal >= needed && best.equal !== next?.equal) return best.name;
    }
    return undefined;
  }
}

/** Ghost writes its own address as a placeholder. */
export const withoutPlaceholder = (url: string) => url.replace(/^__GHOST_URL__/, '');

/** What names a host, with or without a protocol; null for a path. */
export const whollyNamed = (url: string) =>
  /^(?:https?:)?\/\//.test(url) ? URL.parse(url, 'https://x') : null;

function pathOf(url: string): string {
  const plain = withoutPlaceholder(url);
  const path = whollyNamed(plain)?.pathname ?? plain.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** `x-300x200.jpg` and `size/w600/x.jpg` are smaller copies of `x.jpg`. */
const fullSize = (path: string) =>
  path.replace(/-\d{2,4}x\d{2,4}(?=\.\w+$)/, '').replace(/\/size\/w\d+(?=\/)/, '');

function equalParts(one: string[], other: string[]): number {
  let count = 0;
  while (
    count < Math.min(one.length, other.length) &&
    one.at(-1 - count)?.toLowerCase() === other.at(-1 - count)?.toLowerCase()
  )
    count += 1;
  return count;
}
