import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'job-process.ts');
export type JobName = 'mail' | 'digest' | 'retention';

interface Running {
  child: ChildProcess;
  /** Settles with the exit code; null for a process that was killed. */
  ended: Promise<number | null>;
}

function startJob(job: JobName, endpoint: string): Running {
  const child = spawn(process.execPath, [script, job], {
    env: { ...process.env, DATABASE_HTTP_ENDPOINT: endpoint },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, ended: once(child, 'exit').then(([code]) => code as number | null) };
}

/** Lets jobs run to their end, at the same time and each in a process of its own. */
export async function runJobs(...jobs: JobName[]): Promise<void> {
  const codes = await Promise.all(jobs.map((job) => startJob(job, realEndpoint()).ended));
  if (codes.some((code) => code !== 0)) throw new Error(`A job ended with ${codes.join(', ')}.`);
}

/**
 * Runs a job and kills its process at its `nth` statement: before the database has seen it, or after the database has
 * done it and before the job has learned of it.
 * @returns whether it came that far; one with fewer statements runs to its end
 */
export async function killAt(job: JobName, nth: number, moment: 'before' | 'after'): Promise<boolean> {
  let reached = () => undefined as unknown;
  const isReached = new Promise<'reached'>((resolve) => (reached = () => resolve('reached')));
  let seen = 0;
  const line = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen += 1;
      const isTheOne = seen === nth;
      if (isTheOne && moment === 'before') return reached();
      const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('neon-'));
      return fetch(`${realEndpoint()}/sql`, {
        method: 'POST',
        headers: Object.fromEntries(headers) as Record<string, string>,
        body: Buffer.concat(chunks),
      })
        .then(async (answer) => {
          const text = await answer.text();
          return isTheOne ? reached() : response.writeHead(answer.status).end(text);
        })
        .catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port } = line.address() as AddressInfo;
  const { child, ended } = startJob(job, `http://127.0.0.1:${port}`);
  const outcome = await Promise.race([isReached, ended]);
  child.kill('SIGKILL');
  await ended;
  line.closeAllConnections();
  line.close();
  if (outcome !== 'reached' && outcome !== 0) throw new Error(`The job ended with ${outcome}.`);
  return outcome === 'reached';
}

function realEndpoint(): string {
  return process.env['DATABASE_HTTP_ENDPOINT'] ?? '';
}
