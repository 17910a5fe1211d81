import { randomUUID } from 'node:crypto';
import type { ViteUserConfig } from 'astro';
import { migrationNames } from '../database/migrations.ts';
import { functionContext } from '../server/function-context.ts';
import { functionFinder, loadFunctions } from '../server/functions.ts';
import { send, toRequest } from '../server/node-bridge.ts';

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/**
 * Answers the functions' addresses from `netlify/functions`, within the server of `astro dev`, as they stand there: the host's
 * emulator would bundle all of them before the first answer (docs/decisions/0054).
 */
export function functionsFromSources(): Plugin {
  return {
    name: 'functions-from-sources',
    configureServer: {
      order: 'pre',
      async handler(server) {
        Object.assign(globalThis, { SITE_MIGRATIONS: await migrationNames() });
        const { origin } = new URL(process.env['SITE_URL'] ?? 'http://localhost');
        server.middlewares.use((message, response, next) => {
          const url = new URL(message.url ?? '/', origin);
          if (!url.pathname.startsWith('/api/')) return next();
          const answer = async () => {
            // Vite keeps what has not changed.
            const find = functionFinder(await loadFunctions((file) => server.ssrLoadModule(file)));
            const match = find(url.pathname);
            if (!match) return next();
            const request = toRequest(message, url);
            const context = functionContext({
              message,
              url,
              params: match.params,
              requestId: randomUUID(),
              trustedProxies: [],
              onWork: () => undefined,
            });
            return send(await match.handler(request, context), request, response);
          };
          answer().catch(next);
        });
      },
    },
  };
}
