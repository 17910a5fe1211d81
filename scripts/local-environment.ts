import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface LocalSettings {
  port: number;
  dataDir: string;
  trustedProxies: string[];
  isProduction: boolean;
}

/**
 * Completes the environment for a server on this machine: the address from `PORT`, a signing key made once and kept in
 * `DATA_DIR`. With `NODE_ENV=production` nothing secret is made up.
 */
export function prepareLocalEnvironment(): LocalSettings {
  readEnvFile();
  const port = Number(process.env['PORT'] || 8888);
  const dataDir = resolve(process.env['DATA_DIR'] || '.data');
  const isProduction = process.env['NODE_ENV'] === 'production';
  mkdirSync(dataDir, { recursive: true });
  process.env['DATA_DIR'] = dataDir;
  process.env['SITE_URL'] ||= `http://localhost:${port}`;
  process.env['DEPLOY_CONTEXT'] ||= 'local';
  if (!isProduction) process.env['SESSION_SECRET'] ||= keptSecret(dataDir);
  const trustedProxies = (process.env['TRUSTED_PROXY'] ?? '').split(',').map((address) => address.trim());
  return { port, dataDir, trustedProxies: trustedProxies.filter(Boolean), isProduction };
}

function readEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
