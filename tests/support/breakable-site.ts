import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { neon, neonConfig } from '@neondatabase/serverless';
import { startScript } from '../../scripts/bench/process.ts';
import { startSite } from '../../scripts/bench/site.ts';

const databaseUrl = 'postgres://test:test@localhost/test';

/** A site of its own with an empty database that can be cut off and given back, and written to behind the site's back. */
export async function startBreakableSite(variables: Record<string, string> = {}) {
  const database = await startScript(join(import.meta.dirname, '../../scripts/bench/sql-process.ts'));
  const line = await cuttableLine(database.address);
  const site = await startSite({
    DATABASE_URL: databaseUrl,
    DATABASE_HTTP_ENDPOINT: line.address,
    SEED: '0',
    ...variables,
  });
  return {
    address: site.address,
    setDatabase: (state: 'up' | 'down') => line.set(state),
    sql: (strings: TemplateStringsArray, ...values: unknown[]) => {
      neonConfig.fetchEndpoint = `${database.address}/sql`;
      return neon(databaseUrl)(strings, ...values);
    },
    stop: async () => {
      await site.stop();
      line.close();
      await database.stop();
    },
  };
}

async function cuttableLine(target: string) {
  let isUp = true;
  const server: Server = createServer((request, response) => {
    if (!isUp) return void response.writeHead(503).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('neon-'));
      fetch(`${target}/sql`, {
        method: 'POST',
        headers: Object.fromEntries(headers) as Record<string, string>,
        body: Buffer.concat(chunks),
      })
        .then(async (answer) => response.writeHead(answer.status).end(await answer.text()))
        .catch(() => response.writeHead(503).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    set: (state: 'up' | 'down') => {
      isUp = state === 'up';
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
