import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser under test makes no request of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium to test with: the one `CHROMIUM` names, an installed one, else Playwright's own; '' where there is none. */
export function findChromium(): string {
  const named = process.env['CHROMIUM'];
  return [named, ...systemPlaces, chromium.executablePath()].find((path) => path && existsSync(path)) ?? '';
}
