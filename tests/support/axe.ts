import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Every success criterion of WCAG 2.0, 2.1 and 2.2 up to AA, and what axe counts as good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const options: Parameters<AxeBuilder['options']>[0] = {
  // Off unless it is asked for by name.
  rules: { 'target-size': { enabled: true } },
  // Of sheets only an experimental rule, which no tag here names, asks for a copy; axe makes it with a style element, which our
  // policy refuses.
  preload: { assets: ['media'] },
  // What passed is only counted.
  resultTypes: ['violations'],
};

/**
 * As it is shipped for going into pages, less than half as long; its few letters beyond ASCII are escaped, for a text without
 * any takes half the memory on every one of its ways.
 */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8').replace(
  /[\u0080-\uffff]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/** What has to go into the page before axe looks at it: nothing where an earlier look has left it in every frame. */
async function axeFor(page: Page): Promise<string> {
  const isThere = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in globalThis)));
  return isThere.every(Boolean) ? ';' : axe;
}

/** Fails with the rule, the state and the markup of everything axe finds on the page (or the part of it) as it stands. */
export async function expectAccessible(page: Page, state: string, part = 'html'): Promise<void> {
  await atRest(page);
  const { violations, passes } = await new AxeBuilder({ page, axeSource: await axeFor(page) })
    .options(options)
    // In the page itself: frames of our own are looked at as well, and no second page is opened for each look (a third of the time).
    .setLegacyMode()
    .withTags(tags)
    .include(part)
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${state}: ${id} ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`,
    ),
  ).toEqual([]);
  expect(passes.length, `${state}: axe has found something to look at`).toBeGreaterThan(5);
}

/** A color on its way to another is nobody's to judge. What goes on for ever, or with the scroll, is not waited for. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const isPassing = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' &&
      timeline instanceof DocumentTimeline &&
      effect?.getComputedTiming().iterations !== Infinity;
    const passing = document.getAnimations().filter(isPassing);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
