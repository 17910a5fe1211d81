import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { compare, hash } from 'bcryptjs';
import type { PasswordAnswer, PasswordJob } from './password-threads.ts';

/** Where threads have a priority of their own, requests come before passwords; elsewhere it would be the whole process's. */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

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
