import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../browser.ts';
import { atMost, type Figure } from './figure.ts';
import { benchLighthouse } from './lighthouse.ts';
import { publicRoutes, type Route } from './routes.ts';
import { startSite } from './site.ts';
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
    const routes = [...publicRoutes, await routeOfPost(site.url)];
    for (const { path, hasVisibleIsland = false, hasLargePicture = false } of routes) {
      const seen = await visit(browser, `${site.url}${path}`);
      figures.push(
        atMost(`${path}: JavaScript before an interaction`, seen.scriptKB, hasVisibleIsland ? 80 : 6, 'kB'),
        atMost(`${path}: HTML and blocking CSS`, seen.criticalKB, 14.6, 'kB'),
        atMost(`${path}: first view`, seen.totalKB, hasLargePicture ? 100 : 70, 'kB'),
        atMost(`${path}: layout shift`, seen.layoutShift, 0, ''),
        atMost(`${path}: requests to others`, seen.foreignRequests, 0, ''),
      );
    }
    return [...figures, ...(await benchLighthouse(site.url))];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The latest of the demo's posts stands for them all. */
async function routeOfPost(url: string): Promise<Route> {
  const answer = await fetch(`${url}/api/blog-posts`);
  const [post] = (await answer.json()) as { slug: string }[];
  return { path: `/blog/${post?.slug ?? ''}`, hasLargePicture: true };
}
