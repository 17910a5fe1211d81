import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { chromiumArguments, findChromium, findStockFirefox } from './scripts/browser.ts';
// For the workers, which read this file as well and make accounts of their own.
import './tests/support/without-time-limits.ts';

/**
 * Journeys in a real Chromium on the built site, with a server and a database of their own. The port is decided once;
 * worker processes inherit it through the environment.
 */
process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 12_000));
const port = process.env['E2E_PORT'];

/** A page of a test lives a few seconds: too short to get back what optimizing its code costs. */
const withoutOptimizing = '--js-flags=--no-opt,--no-maglev';
const inChromium = {
  launchOptions: { executablePath: findChromium(), args: [...chromiumArguments, withoutOptimizing] },
};
/** Firefox as its makers ship it, where there is one; Playwright's own otherwise. */
const inFirefox = findStockFirefox()
  ? {
      channel: 'moz-firefox',
      launchOptions: { executablePath: join(import.meta.dirname, 'scripts/testing/stock-firefox.ts') },
    }
  : {};

const desktop = { ...devices['Desktop Chrome'], ...inChromium };
const phone = { ...devices['Pixel 7'], ...inChromium };
const ownSite = '**/own-site/*.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // As many as processors: one more takes a sixth more of their time for the same tests, and ends no sooner.
  workers: Math.min(availableParallelism(), 6),
  forbidOnly: true,
  retries: 0,
  // Only an end for what never comes: a busy machine takes its time, a fifth of a processor with four others at work.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  reporter: [
    // Where nobody watches, what failed and why stands at the end, not among the five hundred that passed.
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    // To look at afterwards, where somebody will.
    ...(process.env['KEEP_TRACES']
      ? ([['html', { open: 'never', outputFolder: 'test-results/report' }]] as const)
      : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // It costs a fifth of a run: recorded where somebody will look at it later. Beside a test of yours: `--trace=on`.
    trace: process.env['KEEP_TRACES'] ? 'retain-on-failure' : 'off',
    // Every page that closes is drawn for it, of tests that pass as well.
    screenshot: process.env['KEEP_TRACES'] ? 'only-on-failure' : 'off',
    // A sixth of a run's work was drawing films and transitions nobody looks at: what moves is asked for by `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The ten ways a person takes, each once. It takes as long to start as some of them take: first, and in one worker.
    {
      name: 'firefox',
      workers: 1,
      use: { ...devices['Desktop Firefox'], ...inFirefox },
      grep: /@firefox/,
    },
    // A worker's tests share a site that is theirs alone (`breakable-site.ts`): early and in one worker, so that one is started, not
    // three. What is to be seen on a phone is seen on one there (`phone.ts`).
    { name: 'desktop, own site', workers: 1, testMatch: ownSite, use: desktop },
    { name: 'desktop', testIgnore: ownSite, use: desktop, grepInvert: /@firefox/ },
    // What layout, touch or a form makes different there says so by its tag.
    { name: 'phone', testIgnore: ownSite, use: phone, grep: /@phone/ },
  ],
  globalSetup: './tests/support/site-under-test.ts',
});
