import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { doPasswordWork } from '#server/domain/auth/password.ts';

/** A call of bcrypt's `hash` or `compare`, and what it gave; an answer without a value is a refusal. */
export interface PasswordJob {
  id: number;
  work: 'hash' | 'compare';
  password: string;
  /** The cost of a hash to be made, or the hash to compare with. */
  against: number | string;
}
export interface PasswordAnswer {
  id: number;
  value: string | boolean | undefined;
}

type Settle = (value: PasswordAnswer['value']) => void;

/**
 * Has passwords hashed and compared beside the thread that answers requests, so that nobody waits for somebody who signs
 * in. One processor is kept for everybody else.
 */
export function startPasswordThreads(): void {
  const count = availableParallelism() > 2 ? 2 : 1;
  const threads = Array.from({ length: count }, () => new PasswordThread());
  const run = async (job: Omit<PasswordJob, 'id'>) => {
    const [idlest] = threads.toSorted((a, b) => a.load - b.load);
    const value = await idlest?.run(job);
    if (value === undefined) throw new Error('A password could not be worked on.');
    return value;
  };
  doPasswordWork(
    {
      hash: async (password, cost) => String(await run({ work: 'hash', password, against: cost })),
      compare: async (password, stored) =>
        (await run({ work: 'compare', password, against: stored })) === true,
    },
    count,
  );
}

/** Started with its first job. One that dies refuses the jobs it had, and the next job starts it anew. */
class PasswordThread {
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #pending = new Map<number, Settle>();

  get load(): number {
    return this.#pending.size;
  }

  run(job: Omit<PasswordJob, 'id'>): Promise<PasswordAnswer['value']> {
    const worker = (this.#worker ??= this.#start());
    const id = (this.#lastId += 1);
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      worker.postMessage({ id, ...job } satisfies PasswordJob);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./password-thread.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ id, value }: PasswordAnswer) => this.#settle(id, value));
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const id of this.#pending.keys()) this.#settle(id, undefined);
    });
    return worker;
  }

  #settle(id: number, value: PasswordAnswer['value']): void {
    this.#pending.get(id)?.(value);
    this.#pending.delete(id);
  }
}
