import { availableParallelism } from 'node:os';
import { defineConfig, devices } from 'playwright/test';
import { chromiumArguments, findChromium } from './scripts/browser.ts';

/**
 * Journeys in a real Chromium on the built site, with a server and a database of their own. The port is decided once;
 * worker processes inherit it through the environment.
 */
process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = process.env['E2E_PORT'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: Math.min(availableParallelism(), 6),
  forbidOnly: true,
  retries: 0,
  // Only an end for a test that hangs: a busy machine takes its time.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] } },
    // What layout, touch or a form makes different there says so by its tag.
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone/ },
  ],
  globalSetup: './tests/support/site-under-test.ts',
});
