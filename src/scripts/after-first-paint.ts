/**
 * Brings what a first view does not need (the sheet of what lies below it, the typefaces, the rules for paper, a page's scripts) once
 * that view has been painted. Asked for earlier it would share the line with the view's picture, and have the page laid out anew just
 * when it could be shown (ADR 52). The sheets are named in a `noscript` (`layouts/PageFrame.astro`), so that a browser without scripts
 * reads the same ones; the build names the scripts (`scripts/build/own-styles.ts`).
 *
 * Whoever begins at the top is shown what lies below part by part: laid out in one go, a long page would hold up a phone's first tap.
 */
async function bring(place: HTMLElement): Promise<void> {
  const isAtItsTop = startsAtItsTop();
  if (isAtItsTop) await Promise.race([firstViewPainted(), longEnough()]);
  const parts = isAtItsTop ? waitingParts() : [];
  const shown = showPartByPart(parts);
  const scripts = place.dataset['scripts']?.split(' ') ?? [];
  for (const href of scripts) void link('modulepreload', href);
  await Promise.all(
    Array.from(place.textContent.matchAll(/"(\/[^"]+)"/g), ([, href = '']) => link('stylesheet', href)),
  );
  // What has scripts comes in by where it stands: not before all of it has its place.
  await shown;
  const laidOut = layOutPartByPart(parts);
  for (const script of scripts) await import(/* @vite-ignore */ script);
  await laidOut;
  place.remove();
}

interface Part {
  style: CSSStyleDeclaration;
  /** Until its sheet is there, or has been waited for long enough (`scripts/build/page-styles.ts`). */
  waiting: Promise<unknown>;
}

/** What the page's head hides, a section or a card each. What lies over the page (the bar for the thumb) does not wait. */
function waitingParts(): Part[] {
  const sections = document.querySelectorAll<HTMLElement>('.first-view ~ *, main ~ footer');
  return [...sections].flatMap((section) => {
    const cards = section.querySelectorAll<HTMLElement>('[data-reveal]');
    const [wait] = section.getAnimations();
    return wait ? [section, ...cards].map(({ style }) => ({ style, waiting: wait.finished })) : [];
  });
}

/**
 * One part to a frame, from the top on, so that what grows moves nothing that is seen; and what is far below the view without laying it out.
 * Not by `display`, which would end the head's animation before the sheet has come.
 */
async function showPartByPart(parts: Part[]): Promise<void> {
  for (const { style } of parts)
    Object.assign(style, {
      visibility: 'hidden',
      contentVisibility: 'hidden',
      containIntrinsicHeight: '99vh',
    });
  for (const { style, waiting } of parts) {
    await waiting.catch(() => undefined);
    await nextFrame();
    Object.assign(style, { visibility: '', contentVisibility: 'auto' });
  }
}

/** What is far below is laid out in the letters it keeps: without them all of the page would be, and all of it again when they come. */
async function layOutPartByPart(parts: Part[]): Promise<void> {
  await Promise.race([document.fonts.ready, longEnough()]);
  for (const { style } of parts) {
    await nextFrame();
    Object.assign(style, { contentVisibility: '', containIntrinsicHeight: '' });
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Whoever comes back, or follows a link into the page, waits for what lies below; and a page nobody looks at is not painted. */
function startsAtItsTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && !location.hash && !document.hidden;
}

async function firstViewPainted(): Promise<void> {
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  await firstPictureLoaded();
  await nextFrame();
  await nextFrame();
}

/** Not `decode()`: a browser may do that work apart from the one for its own paint, which then comes later by as much. */
async function firstPictureLoaded(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) return;
  await new Promise((resolve) => Object.assign(picture, { onload: resolve, onerror: resolve }));
}

/** A picture on a bad line keeps the words below waiting no longer than this; so does a browser that does not tell what it painted. */
const longEnough = () => new Promise((resolve) => setTimeout(resolve, 1500));

/** Resolves when it has come, or never will: a sheet that fails takes no script with it. */
const link = (rel: 'modulepreload' | 'stylesheet', href: string) =>
  new Promise((resolve) => {
    const element = document.createElement('link');
    document.head.append(Object.assign(element, { rel, href, onload: resolve, onerror: resolve }));
  });

const named = document.querySelector<HTMLElement>('noscript[data-after-paint]');
if (named) void bring(named);
