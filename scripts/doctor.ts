// What the site was last built with stands behind what its database says, should that not answer.
import './facts-first.ts';
import type { Finding } from '#contracts/answers/doctor.ts';
import { examinedDatabase } from '#server/db/examination.ts';
import { examine } from '#server/domain/doctor/examine.ts';
import { waysOut } from '#server/domain/doctor/ways-out.ts';
import { migrationNames } from './database/migrations.ts';
import { DatabaseInUseError, isNeon, openDatabase } from './database/open-database.ts';
import { exitCode } from './doctor/exit-code.ts';
import { report } from './doctor/report.ts';
import { endWithProblem } from './end-with-problem.ts';
import { prepareLocalEnvironment } from './local-environment.ts';
import { startProblems } from './start-problems.ts';

/** `npm run doctor [-- --json]`: what an owner, or a monitor, has to know about how the site is. */
const questionTimeLimitMs = 8_000;

async function run(): Promise<Finding[]> {
  const scene = {
    environmentProblems: startProblems,
    now: new Date(),
    database: undefined,
    hasRoleOfItsOwn: false,
    isSiteItself: false,
    migrations: await migrationNames(),
  };
  const given = { ...process.env };
  const dataDir = prepared();
  if (dataDir === undefined)
    return examine({ ...scene, ...waysOut(given, questionTimeLimitMs), variables: given });
  const hasRoleOfItsOwn = !isNeon(process.env['DATABASE_URL'] ?? process.env['NETLIFY_DB_URL']);
  const variables = { ...process.env };
  const here = { ...scene, ...waysOut(variables, questionTimeLimitMs), variables };
  let close: (() => Promise<void>) | undefined;
  try {
    close = await openDatabase(dataDir);
    return await examine({ ...here, hasRoleOfItsOwn, database: examinedDatabase });
  } catch (error) {
    return await examine({ ...here, isDatabaseInUse: error instanceof DatabaseInUseError });
  } finally {
    await close?.();
  }
}

/** The folder of the local data; undefined where the environment is not fit for anything to be opened with. */
function prepared(): string | undefined {
  try {
    return prepareLocalEnvironment().dataDir;
  } catch (error) {
    if (startProblems(process.env).length > 0) return undefined;
    throw error;
  }
}

run()
  .then((findings) => {
    console.log(process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : report(findings));
    process.exitCode = exitCode(findings);
  })
  .catch((error: unknown) => endWithProblem(error, 2));
