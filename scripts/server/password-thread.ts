import { parentPort } from 'node:worker_threads';
import { compare, hash } from 'bcryptjs';
import type { PasswordAnswer, PasswordJob } from './password-threads.ts';

/** A thread that does nothing but bcrypt. */
parentPort?.on('message', (job: PasswordJob) => {
  void answer(job).then((value) => parentPort?.postMessage({ id: job.id, value } satisfies PasswordAnswer));
});

async function answer({ work, password, against }: PasswordJob): Promise<PasswordAnswer['value']> {
  try {
    return work === 'hash' ? await hash(password, Number(against)) : await compare(password, String(against));
  } catch {
    return undefined;
  }
}
