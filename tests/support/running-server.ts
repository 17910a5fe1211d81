import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/server/free-port.ts';

const root = join(import.meta.dirname, '../..');

export interface RunningServer {
  url: string;
  output: () => string;
  /** Ends the process with a signal. @returns its exit code (null when the signal itself ended it) */
  end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
}

export function makeDataDir(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'samplewater-server-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Its database lives some seconds: too short to get back what V8's second compiler of WebAssembly costs, a third of a start. */
const withoutNpm = [process.execPath, '--liftoff-only', 'scripts/start.ts'] as const;

interface StartingServer {
  port: string;
  child: ChildProcessWithoutNullStreams;
  output: () => string;
  /** Resolves to its exit code (null when a signal ended it). */
  exited: Promise<number | null>;
}

/** The real server as a process of its own, as `npm start` starts it, whether it will serve or not. */
export async function spawnServer(
  environment: Record<string, string>,
  [command, ...args]: readonly [string, ...string[]] = withoutNpm,
  cwd = root,
): Promise<StartingServer> {
  const port = environment['PORT'] ?? String(await freePort());
  const child = spawn(command, args, {
    cwd,
    env: { ...plainEnvironment(), ...environment, PORT: port },
  });
  let output = '';
  const hear = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return { port, child, output: () => output, exited };
}

/**
 * The same, once it serves.
 * @throws Error with its output when it ends instead of serving
 */
export async function startServerProcess(
  environment: Record<string, string>,
  command?: readonly [string, ...string[]],
  cwd?: string,
): Promise<RunningServer> {
  const { port, child, output, exited } = await spawnServer(environment, command, cwd);
  await Promise.race([
    readyLine(child, output),
    exited.then((code) => Promise.reject(new Error(`exit ${code}\n${output()}`))),
  ]);
  return {
    url: `http://localhost:${port}`,
    output,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** What a test run has set for itself must not reach the server under test, but for what only makes it begin sooner. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE };
}

function readyLine({ stdout }: ChildProcessWithoutNullStreams, output: () => string): Promise<void> {
  return new Promise((resolve) => {
    stdout.on('data', () => {
      if (/(?:^Ready|Local) +http/m.test(output())) resolve();
    });
  });
}
