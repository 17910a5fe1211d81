import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface RunningProcess {
  /** What the process printed after `Ready `. */
  url: string;
  stop: () => Promise<void>;
  /** Ends it at once, in the middle of whatever it does. */
  kill: () => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
  /** What it holds in memory now, in MB. */
  residentMegabytes: () => number;
}

const patienceMs = 300_000;

/** Starts a script of this project and waits for its line `Ready …`. */
export async function startScript(
  path: string,
  variables: Record<string, string> = {},
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [path], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readyLine(child);
  return {
    url,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
    signal: (signal) => void child.kill(signal),
    residentMegabytes: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1_024,
  };
}

function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('The process has no output.'));
    const timer = setTimeout(() => {
      child.kill();
      reject(new Error(`No answer within ${patienceMs / 1_000} s.`));
    }, patienceMs);
    child.once('exit', (code) => reject(new Error(`The process ended with ${code} before it was ready.`)));
    // Reading on after the line keeps the pipe from filling up.
    createInterface(child.stdout).on('line', (line) => {
      if (!line.startsWith('Ready ')) return;
      clearTimeout(timer);
      resolve(line.slice('Ready '.length));
    });
  });
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
