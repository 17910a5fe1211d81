/** After so many from the front one from the back is let in, so that neither stands still. */
const frontInARow = 8;

interface QueueOptions {
  /** How many statements or transactions the database takes at a time. */
  atOnce: number;
  /** How many of these may be work in the background. */
  inBackgroundAtOnce: number;
}

/**
 * The queue in front of a database in this process: work in the background goes behind everybody else's, so that
 * guessed passwords and outgoing mail do not hold up a patient. Before each of the background the event loop gets its turn:
 * otherwise a full queue would be worked off before the next request is even heard.
 */
export class StatementQueue {
  readonly #options: QueueOptions;
  readonly #front: (() => void)[] = [];
  readonly #back: (() => void)[] = [];
  #inside = 0;
  #backInside = 0;
  #frontSinceBack = 0;
  /** Until the event loop has had its turn, nothing of the background begins. */
  #isListening = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** @throws the signal's reason where it was aborted before the turn came: the work is then never begun */
  async enter<Result>(
    work: () => Promise<Result>,
    { isInBackground = false, signal }: { isInBackground?: boolean; signal?: AbortSignal | null | undefined },
  ): Promise<Result> {
    await new Promise<void>((start) => {
      (isInBackground ? this.#back : this.#front).push(start);
      this.#letIn();
    });
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      this.#inside -= 1;
      if (isInBackground) this.#backInside -= 1;
      this.#listenThenLetIn();
    }
  }

  #listenThenLetIn(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    setImmediate(() => {
      this.#isListening = false;
      this.#letIn();
    });
  }

  #letIn(): void {
    while (this.#inside < this.#options.atOnce) {
      const fromBack = this.#isBacksTurn();
      const start = (fromBack ? this.#back : this.#front).shift();
      if (!start) return;
      this.#frontSinceBack = fromBack ? 0 : this.#frontSinceBack + 1;
      this.#inside += 1;
      if (fromBack) this.#backInside += 1;
      start();
    }
  }

  #isBacksTurn(): boolean {
    if (this.#isListening || this.#back.length === 0) return false;
    if (this.#backInside >= this.#options.inBackgroundAtOnce) return false;
    return this.#front.length === 0 || this.#frontSinceBack >= frontInARow;
  }
}
