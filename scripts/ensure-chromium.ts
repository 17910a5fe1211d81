import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './browser.ts';

const playwright = join(import.meta.dirname, '../node_modules/.bin/playwright');

/** Ways to a Chromium where none is installed, the kindest first. */
const ways: string[][][] = [
  [[playwright, 'install', 'chromium']],
  [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', 'chromium'],
  ],
];

/** @throws Error with a sentence on what to do, where no Chromium can be had. */
export function ensureChromium(): void {
  for (const way of ways) {
    if (findChromium()) return;
    console.log(
      `Looking for a Chromium: ${way.map((command) => command.slice(0, 3).join(' ')).join(', ')} …`,
    );
    for (const [program = '', ...args] of way)
      spawnSync(program, args, { stdio: 'ignore', timeout: 300_000 });
  }
  if (!findChromium())
    throw new Error(
      'The browser tests need Chromium. Install it, or name one in CHROMIUM=/path/to/chromium.',
    );
}
