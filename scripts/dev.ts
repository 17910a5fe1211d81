import { spawn } from 'node:child_process';
import { openSharedDatabase } from './database/open-database.ts';
import { prepareLocalEnvironment } from './local-environment.ts';
import { prepareDatabase, waitForDatabase } from './prepare-database.ts';

/** `npm run dev`: Astro's own server with the functions from their sources, against the local database. */
process.env['PORT'] ||= '4321';
const settings = prepareLocalEnvironment();
const close = await openSharedDatabase(settings.dataDir);
await waitForDatabase();
const first = await prepareDatabase(settings);
if (first?.password) console.log(`First administrator: ${first.email}  password: ${first.password}`);

const astro = spawn('astro', ['dev', '--port', String(settings.port)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => astro.kill(signal));
astro.on('exit', (code) => {
  void close().finally(() => process.exit(code ?? 0));
});
