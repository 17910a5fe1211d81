import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/free-port.ts';
import { startScript } from './process.ts';

export interface BenchSite {
  url: string;
  residentMegabytes: () => number;
  stop: () => Promise<void>;
}

/** The production build with the demo's content, on a port and in a data folder of its own. */
export async function startSite(variables: Record<string, string> = {}): Promise<BenchSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'samplewater-bench-'));
  const running = await startScript(join(import.meta.dirname, '../start.ts'), {
    DATABASE_URL: '',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ...variables,
  });
  return {
    url: running.url,
    residentMegabytes: running.residentMegabytes,
    stop: async () => {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
