import { existsSync } from 'node:fs';
import { chromium, firefox } from 'playwright';

const chromiumPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
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

const firstThere = (places: (string | undefined)[]): string =>
  places.find((path) => path && existsSync(path)) ?? '';

/** The Chromium to test with: the one `CHROMIUM` names, an installed one, else Playwright's own; '' where there is none. */
export const findChromium = (): string =>
  firstThere([process.env['CHROMIUM'], ...chromiumPlaces, chromium.executablePath()]);

/** The Firefox as its makers ship it: the one `FIREFOX` names, or an installed one; '' where there is none. */
export const findStockFirefox = (): string => firstThere([process.env['FIREFOX'], ...firefoxPlaces]);

/** Playwright's own Firefox, which is patched; '' where it is not installed. */
export const findPatchedFirefox = (): string => firstThere([firefox.executablePath()]);
