import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../browser.ts';
import { budget, firstFlightKb, islandKb, pageBudgets } from '../testing/page-budgets.ts';
import { atMost, type Figure } from './figure.ts';
import { benchLighthouse } from './lighthouse.ts';
import { latestSlug, startSite } from './site.ts';
import { visit } from './visit.ts';

/** What each public page costs a patient's phone before they touch it. */
export async function benchPages(): Promise<Figure[]> {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments],
  });
  try {
    const figures: Figure[] = [];
    // The latest of the demo's posts stands for them all.
    const pages = [...pageBudgets, budget(`/blog/${await latestSlug(site.url)}`, islandKb)];
    for (const { path, scriptKb, firstViewKb } of pages) {
      const seen = await visit(browser, `${site.url}${path}`);
      figures.push(
        atMost(`${path}: JavaScript before an interaction`, seen.scripts, scriptKb, 'kB'),
        atMost(`${path}: headers and HTML with its styles`, seen.document, firstFlightKb, 'kB'),
        atMost(`${path}: first view`, seen.firstView, firstViewKb, 'kB'),
        atMost(`${path}: layout shift`, seen.layoutShift, 0, ''),
        atMost(`${path}: requests to others`, seen.foreign.length, 0, ''),
      );
    }
    return [...figures, ...(await benchLighthouse(site.url))];
  } finally {
    await browser.close();
    await site.stop();
  }
}
