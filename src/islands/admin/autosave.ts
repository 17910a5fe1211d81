export type SaveState =
  | { status: 'clean' }
  | { status: 'saving' }
  | { status: 'saved'; savedAt: string }
  /** The last try failed; the text is kept in the page and tried again. */
  | { status: 'waiting' };

interface AutosaveOptions<Work> {
  /** Sends the work as it stands; resolves to when the server had it. */
  send: (work: Work, sequence: number, options: { isLeaving: boolean }) => Promise<{ savedAt: string }>;
  onState: (state: SaveState) => void;
}

const pauseMs = 1_500;
const longestPauseMs = 5_000;
const retryMs = 4_000;

/** Keeps what is being written on the server: a moment after the last key, and at the latest every few seconds. */
export class Autosave<Work> {
  readonly #options: AutosaveOptions<Work>;
  /** Not sent yet. */
  #latest: { work: Work } | undefined;
  #sequence = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #oldestChange = 0;
  #sending: Promise<void> | undefined;
  #isStopped = false;

  constructor(options: AutosaveOptions<Work>) {
    this.#options = options;
  }

  /** Whether something waits to be sent. */
  get isBehind(): boolean {
    return this.#latest !== undefined;
  }

  change(work: Work): void {
    if (this.#isStopped) return;
    this.#latest = { work };
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
    await this.drop();
  }

  /** What has not been sent is not sent any more; resolves once nothing is on its way. The next change is kept as ever. */
  async drop(): Promise<void> {
    this.#latest = undefined;
    this.#oldestChange = 0;
    clearTimeout(this.#timer);
    await this.#sending;
    // A try that has failed meanwhile would be made again.
    this.#latest = undefined;
    clearTimeout(this.#timer);
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.flush();
    }, delayMs);
  }

  async #send(isLeaving: boolean): Promise<void> {
    const latest = this.#latest;
    if (!latest) return;
    this.#latest = undefined;
    this.#oldestChange = 0;
    this.#sequence += 1;
    this.#options.onState({ status: 'saving' });
    this.#sending = this.#options.send(latest.work, this.#sequence, { isLeaving }).then(
      ({ savedAt }) => {
        if (!this.#isStopped) this.#options.onState({ status: 'saved', savedAt });
      },
      () => {
        if (this.#isStopped) return;
        this.#latest ??= latest;
        this.#options.onState({ status: 'waiting' });
        this.#schedule(retryMs);
      },
    );
    await this.#sending;
  }
}
