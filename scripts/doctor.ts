import { resolveTxt } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import { openDatabase } from './database/open-database.ts';
import { examine } from './doctor/examine.ts';
import { exitCode, type Finding } from './doctor/finding.ts';
import { report } from './doctor/report.ts';
import { siteQuery } from './doctor/site-query.ts';
import { prepareLocalEnvironment } from './local-environment.ts';
import { startProblems } from './start-problems.ts';

/** `npm run doctor [-- --json]`: what an owner, or a monitor, has to know about how the site is. */
const mailTimeLimitMs = 8_000;

async function run(): Promise<Finding[]> {
  const scene = {
    now: new Date(),
    fetch,
    resolveTxt,
    verifyMail,
    hasRoleOfItsOwn: false,
    query: undefined,
  };
  const given = { ...process.env };
  const dataDir = prepared();
  if (dataDir === undefined) return examine({ ...scene, variables: given, databaseTrouble: 'unset' });
  const hasRoleOfItsOwn = !isNeon(process.env['DATABASE_URL'] ?? process.env['NETLIFY_DB_URL']);
  const variables = { ...process.env };
  let close: (() => Promise<void>) | undefined;
  try {
    close = await openDatabase(dataDir);
    return await examine({ ...scene, variables, hasRoleOfItsOwn, query: await siteQuery() });
  } catch (error) {
    return await examine({ ...scene, variables, databaseTrouble: String(error) });
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

const isNeon = (url = '') => URL.canParse(url) && new URL(url).hostname.endsWith('.neon.tech');

async function verifyMail(smtpUrl: string): Promise<void> {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    url.searchParams.set(name, String(mailTimeLimitMs));
  const transport = createTransport(url.href);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

run()
  .then((findings) => {
    console.log(process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : report(findings));
    process.exitCode = exitCode(findings);
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
