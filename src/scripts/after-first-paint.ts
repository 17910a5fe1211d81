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
  const shown = isAtItsTop ? showBelow() : [];
  const scripts = place.dataset['scripts']?.split(' ') ?? [];
  for (const href of scripts) void link('modulepreload', href);
  const sheets = place.textContent.match(/\/[^"]+css/g) ?? [];
  await Promise.all(sheets.map((href) => link('stylesheet', href)));
  // What has scripts comes in by where it stands: not before all of it has its place.
  const laidOut = layOutBelow(await shown);
  for (const script of scripts) await import(/* @vite-ignore */ script);
  await laidOut;
  place.remove();
}

/**
 * Has sections and cards shown part by part, and what is far below the view without laying it out: it keeps the height it had. Where they
 * wait for their sheet they are hidden first, but not by `display`: that would end the animation that hides them all before it has come
 * (`scripts/build/page-styles.ts`).
 */
async function showBelow(): Promise<HTMLElement[]> {
  // The first view is the first part of every page.
  const parts = [
    ...document.querySelectorAll<HTMLElement>('main>*~*,main~footer,.post-grid>*,[data-reveal]'),
  ];
  // The footer: it is hidden like all of it, and no longer than any.
  const wait = parts.at(-1)?.getAnimations()[0];
  for (const { style } of parts) {
    style.containIntrinsicHeight = 'auto 99vh';
    if (wait) style.visibility = style.contentVisibility = 'hidden';
  }
  if (wait) {
    await wait.finished.catch(() => undefined);
    await partByPart(parts, 'auto');
  } else await leaveOutUnseen(parts);
  return parts;
}

/** What is in the view stays as it is: it would be gone for a moment. Where a part stands the browser tells, without laying out anything for it. */
function leaveOutUnseen(parts: HTMLElement[]): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      for (const { isIntersecting, target } of entries)
        if (!isIntersecting) (target as HTMLElement).style.contentVisibility = 'auto';
      resolve();
    });
    for (const part of parts) observer.observe(part);
  });
}

/** What is far below is laid out in the letters it keeps: without them all of the page would be, and all of it again when they come. */
async function layOutBelow(parts: HTMLElement[]): Promise<void> {
  await Promise.race([document.fonts.ready, longEnough()]);
  await partByPart(parts, '');
}

/** One to a frame, from the top on, so that what grows moves nothing that is seen. */
async function partByPart(parts: HTMLElement[], contentVisibility: 'auto' | ''): Promise<void> {
  for (const { style } of parts) {
    await nextFrame();
    style.visibility = '';
    style.contentVisibility = contentVisibility;
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Whoever comes back, or follows a link into the page, waits for what lies below; and a page nobody looks at is not painted. */
function startsAtItsTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && !location.hash && !document.hidden;
}

async function firstViewPainted(): Promise<void> {
  // This runs once the page is read, so that a first paint is one of its words.
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // Not `decode()`: a browser may do that work apart from the one for its own paint, which then comes later by as much.
  if (picture && !picture.complete) await settled(picture);
  await nextFrame();
  await nextFrame();
}

/** A picture on a bad line keeps the words below waiting no longer than this; so does a browser that does not tell what it painted. */
const longEnough = () => new Promise((resolve) => setTimeout(resolve, 1500));

function link(rel: 'modulepreload' | 'stylesheet', href: string): Promise<unknown> {
  const element = document.createElement('link');
  document.head.append(Object.assign(element, { rel, href }));
  return settled(element);
}

/** Resolves when it has come, or never will: a sheet that fails takes no script with it. */
const settled = (element: HTMLElement) =>
  new Promise((resolve) => Object.assign(element, { onload: resolve, onerror: resolve }));

const named = document.querySelector<HTMLElement>('noscript[data-after-paint]');
if (named) void bring(named);
