import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium, findPatchedFirefox, findStockFirefox } from './browser.ts';

const playwright = join(import.meta.dirname, '../node_modules/.bin/playwright');

interface Browser {
  name: string;
  find: () => string;
  /** Ways to one where none is installed, the kindest first. */
  ways: string[][][];
  variable: string;
}

const ways = (ours: string, ...theirs: string[]): string[][][] => [
  [[playwright, 'install', ours]],
  [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', ...theirs],
  ],
];

const browsers: Browser[] = [
  {
    name: 'Chromium',
    find: findChromium,
    // A shell comes without the face that stands in for the site's own until that has come.
    ways: ways('chromium', 'chromium-headless-shell', 'fonts-liberation'),
    variable: 'CHROMIUM',
  },
  {
    name: 'Firefox',
    find: () => findStockFirefox() || findPatchedFirefox(),
    ways: ways('firefox', 'firefox-esr'),
    variable: 'FIREFOX',
  },
];

/** @throws Error with a sentence on what to do, where one of the browsers cannot be had. */
export function ensureBrowsers(): void {
  for (const browser of browsers) ensure(browser);
}

function ensure({ name, find, ways, variable }: Browser): void {
  for (const way of ways) {
    if (find()) return;
    console.log(`Looking for a ${name}: ${way.map((command) => command.slice(0, 3).join(' ')).join(', ')} …`);
    for (const [program = '', ...args] of way)
      spawnSync(program, args, { stdio: 'ignore', timeout: 300_000 });
  }
  if (!find())
    throw new Error(
      `The browser tests need ${name}. Install it, or name one in ${variable}=/path/to/${name.toLowerCase()}.`,
    );
}
