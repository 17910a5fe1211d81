import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { chromiumArguments, findChromium } from './scripts/browser.ts';

/**
 * Journeys in a real Chromium on the built site, with a server and a database of their own. The port and the folder are
 * decided once; worker processes inherit them through the environment.
 */
process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'samplewater-e2e-'));
const port = process.env['E2E_PORT'];
export const administrator = {
  email: 'front-desk@samplewater-dental.example',
  password: 'a long enough passphrase',
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] } },
    { name: 'phone', use: { ...devices['Pixel 7'] } },
  ],
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://localhost:${port}/api/health`,
    timeout: 180_000,
    env: {
      PORT: port,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  },
});
