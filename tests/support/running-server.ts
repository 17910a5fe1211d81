import { type ChildProcess, spawn } from 'node:child_process';
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

/**
 * The real server as a process of its own, as `npm start` starts it.
 * @throws Error with its output when it ends instead of serving
 */
export async function startServerProcess(
  environment: Record<string, string>,
  [command, ...args]: readonly [string, ...string[]] = withoutNpm,
  cwd = root,
): Promise<RunningServer> {
  const port = environment['PORT'] ?? String(await freePort());
  const child = spawn(command, args, {
    cwd,
    env: { ...plainEnvironment(), ...environment, PORT: port },
  });
  let output = '';
  const hear = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  await Promise.race([
    readyLine(child, () => output),
    exited.then(([code]) => Promise.reject(new Error(`exit ${code}\n${output}`))),
  ]);
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    end: async (signal) => {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

/** What a test run has set for itself must not reach the server under test, but for what only makes it begin sooner. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE };
}

function readyLine(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      if (/(?:^Ready|Local) +http/m.test(output())) resolve();
    });
  });
}
