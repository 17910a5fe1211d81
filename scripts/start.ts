// What owners have saved has to be known before any fact is.
import './facts-first.ts';
import { join } from 'node:path';
import { setBuildHere } from '#server/domain/practice/builds.ts';
import { env } from '#server/env.ts';
import { migrationNames } from './database/migrations.ts';
import { isDatabaseOurs, openSiteDatabase } from './database/open-database.ts';
import { endWithProblem } from './end-with-problem.ts';
import { factsFile } from './facts-first.ts';
import { prepareLocalEnvironment } from './local-environment.ts';
import { prepareDatabase, waitForDatabase } from './prepare-database.ts';
import { Parts } from './progress/parts.mjs';
import { buildIfNeeded } from './server/build.ts';
import { loadFunctions } from './server/functions.ts';
import { gatherRequestLog } from './server/gathered-log.ts';
import { startPasswordThreads } from './server/password-threads.ts';
import { isBuildDue, rebuildOnDemand } from './server/rebuild.ts';
import { runSchedules } from './server/schedules.ts';
import { startServer } from './server/server.ts';

/** `npm start`: the production build, the functions and a database, in one process on this machine. */
const root = join(import.meta.dirname, '..');

async function start(): Promise<void> {
  const parts = Parts.fromEnvironment();
  const settings = prepareLocalEnvironment();
  const built = await buildIfNeeded(root, parts);
  parts.beginIfCold('Database');
  const ownsDatabase = isDatabaseOurs();
  const database = await openSiteDatabase(settings.dataDir);
  env();
  await waitForDatabase();
  startPasswordThreads();
  gatherRequestLog();
  const first = await prepareDatabase(settings, parts);
  if (!(await database.workAsSite()))
    console.log(
      'The database user may not make a role with fewer rights: the site works with that user’s own.',
    );
  parts.beginIfCold('Server');
  // As the bundler puts them into the functions of the host.
  Object.assign(globalThis, { SITE_MIGRATIONS: await migrationNames() });
  const functions = await loadFunctions();
  const server = await startServer({
    root,
    built,
    functions,
    siteUrl: env().SITE_URL,
    ownsDatabase,
    ...settings,
  });
  const stopSchedules = runSchedules(functions);
  const rebuild = rebuildOnDemand({ root, factsFile, swap: server.swap });
  setBuildHere(rebuild);
  if (await isBuildDue(factsFile)) rebuild();

  parts.printTable();
  if (first)
    console.log(
      `First administrator: ${first.email}${first.password ? `  password: ${first.password}` : ''}`,
    );
  if (!process.env['SMTP_URL'])
    console.log(`Mail is not sent but kept in ${join(settings.dataDir, 'outbox')}`);
  console.log(`Ready http://localhost:${settings.port}`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 4_500).unref();
    stopSchedules();
    await server.stop();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
}

start().catch(endWithProblem);
