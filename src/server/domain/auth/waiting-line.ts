/** How long the last in line may have to wait, in milliseconds: well below the time a request has. */
const longestWaitMs = 5_000;
const fewest = 5;
const most = 20;

/** A job's result, or word that the line was full. */
export type Visit<Result> = { result: Result } | 'full';

/**
 * A line in front of work that keeps a processor busy: so many at a time, the rest waits in order, and when the wait
 * would get too long nobody more is let in. `ahead` goes to the front, and finds room when the line is full for others.
 */
export class WaitingLine {
  #width: number;
  #running = 0;
  #onTheWay = 0;
  /** Of one job, as of late. */
  #averageMs = 250;
  readonly #waiting: (() => void)[] = [];

  constructor(width: number) {
    this.#width = width;
  }

  set width(width: number) {
    this.#width = width;
  }

  /** Whether nobody more is to come: those who are `onTheWay` are counted before they stand in line. */
  isFull(ahead = false): boolean {
    return Math.max(this.#onTheWay, this.#running + this.#waiting.length) >= this.#places(ahead);
  }

  /** What somebody does who will enter the line in the course of it, or turn back. */
  async onTheWay<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#onTheWay += 1;
    try {
      return await work();
    } finally {
      this.#onTheWay -= 1;
    }
  }

  #places(ahead: boolean): number {
    const places = Math.floor((longestWaitMs * this.#width) / this.#averageMs);
    return Math.min(most, Math.max(fewest, places)) * (ahead ? 2 : 1);
  }

  async enter<Result>(work: () => Promise<Result>, ahead = false): Promise<Visit<Result>> {
    if (this.#running + this.#waiting.length >= this.#places(ahead)) return 'full';
    if (this.#running >= this.#width)
      await new Promise<void>((resolve) => {
        if (ahead) this.#waiting.unshift(resolve);
        else this.#waiting.push(resolve);
      });
    else this.#running += 1;
    const startedAt = performance.now();
    try {
      return { result: await work() };
    } finally {
      this.#averageMs = 0.8 * this.#averageMs + 0.2 * (performance.now() - startedAt);
      this.#leave();
    }
  }

  /** Hands the place on, so that nobody who comes just now can slip in between. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
