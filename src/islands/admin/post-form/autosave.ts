import { type PostFields } from '#contracts/working-copy.ts';

export type SaveState =
  | { status: 'clean' }
  | { status: 'saving' }
  | { status: 'saved'; savedAt: string }
  /** The last try failed; the text is kept in the page and tried again. */
  | { status: 'waiting' };

interface AutosaveOptions {
  /** Sends one working copy; resolves to when the server had it. */
  send: (
    fields: PostFields,
    sequence: number,
    options: { isLeaving: boolean },
  ) => Promise<{ savedAt: string }>;
  onState: (state: SaveState) => void;
}

const pauseMs = 1_500;
const longestPauseMs = 5_000;
const retryMs = 4_000;

/** Keeps what is being written on the server: a moment after the last key, and at the latest every few seconds. */
export class Autosave {
  readonly #options: AutosaveOptions;
  #latest: PostFields | undefined;
  #sequence = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #oldestChange = 0;
  #sending: Promise<void> | undefined;
  #isStopped = false;

  constructor(options: AutosaveOptions) {
    this.#options = options;
  }

  change(fields: PostFields): void {
    if (this.#isStopped) return;
    this.#latest = fields;
    this.#oldestChange ||= Date.now();
    this.#schedule(Math.min(pauseMs, Math.max(0, this.#oldestChange + longestPauseMs - Date.now())));
  }

  /** Now, e.g. before the page is left; `isLeaving` lets the request outlive the page. */
  async flush(isLeaving = false): Promise<void> {
    clearTimeout(this.#timer);
    if (!isLeaving) await this.#sending;
    if (this.#latest) await this.#send(isLeaving);
  }

  /** Ends it for good, after the last request has been answered: a saved post has no working copy. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#latest = undefined;
    clearTimeout(this.#timer);
    await this.#sending;
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.flush();
    }, delayMs);
  }

  async #send(isLeaving: boolean): Promise<void> {
    const fields = this.#latest;
    if (!fields) return;
    this.#latest = undefined;
    this.#oldestChange = 0;
    this.#sequence += 1;
    this.#options.onState({ status: 'saving' });
    this.#sending = this.#options.send(fields, this.#sequence, { isLeaving }).then(
      ({ savedAt }) => {
        if (!this.#isStopped) this.#options.onState({ status: 'saved', savedAt });
      },
      () => {
        if (this.#isStopped) return;
        this.#latest ??= fields;
        this.#options.onState({ status: 'waiting' });
        this.#schedule(retryMs);
      },
    );
    await this.#sending;
  }
}
