import { existsSync } from 'node:fs';
import { chromium, firefox } from 'playwright';

/** Playwright's own shell lies beside its whole browser. */
const ownShell = () =>
  chromium
    .executablePath()
    .replace(
      /chromium-(\d+)([/\\])chrome-([\w-]+).*/,
      'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell',
    );

/** The same engine without a window to draw: a run costs half of what it does in the whole browser. */
const shellPlaces = () => ['/usr/bin/chromium-headless-shell', ownShell()];

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
  // A shell does not know how fast its line is, and would fetch lazy pictures from twice as far as a browser on 4G. The rest is
  // what Playwright says in this place, which counts once: a mouse that hovers.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
];

const firstThere = (places: (string | undefined)[]): string =>
  places.find((path) => path && existsSync(path)) ?? '';

/**
 * The Chromium to test with: the one `CHROMIUM` names, a headless shell, Playwright's own, else an installed one; '' where
 * there is none.
 */
export const findChromium = (): string =>
  firstThere([process.env['CHROMIUM'], ...shellPlaces(), chromium.executablePath(), ...chromiumPlaces]);

/** The Firefox as its makers ship it: the one `FIREFOX` names, or an installed one; '' where there is none. */
export const findStockFirefox = (): string => firstThere([process.env['FIREFOX'], ...firefoxPlaces]);

/** Playwright's own Firefox, which is patched; '' where it is not installed. */
export const findPatchedFirefox = (): string => firstThere([firefox.executablePath()]);
