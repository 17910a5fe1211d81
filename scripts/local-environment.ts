import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { incompleteEnvironment } from '#server/env.ts';
import { defaultPort, listOf, startProblems } from './start-problems.ts';

export interface LocalSettings {
  port: number;
  dataDir: string;
  trustedProxies: string[];
  isProduction: boolean;
}

/**
 * Completes the environment for a server on this machine: the address from `PORT`, a signing key made once and kept in
 * `DATA_DIR`. With `NODE_ENV=production` nothing secret is made up.
 * @throws Error that names every variable that is missing or malformed, before anything is built, opened or written
 */
export function prepareLocalEnvironment(): LocalSettings {
  readEnvFile();
  const problems = startProblems(process.env);
  if (problems.length > 0) throw new Error(incompleteEnvironment(problems));
  const port = Number(process.env['PORT'] || defaultPort);
  const dataDir = resolve(process.env['DATA_DIR'] || '.data');
  const isProduction = process.env['NODE_ENV'] === 'production';
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  process.env['DATA_DIR'] = dataDir;
  process.env['SITE_URL'] ||= `http://localhost:${port}`;
  process.env['DEPLOY_CONTEXT'] ||= 'local';
  if (!isProduction) process.env['SESSION_SECRET'] ||= keptSecret(dataDir);
  return { port, dataDir, trustedProxies: listOf(process.env['TRUSTED_PROXY']), isProduction };
}

function readEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
