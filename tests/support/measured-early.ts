import { type Page } from 'playwright/test';

/**
 * Notes which scripts ask where something stands while they start: the browser then lays the whole page out in the middle of
 * them, and again after. Within a frame, or told by an observer, the page is laid out anyway.
 *
 * @returns a function that ends it, and tells the stacks of all who asked so far
 */
export async function watchMeasuring(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    // A visit of its own is what is watched: to read who asks costs as much as what else a test does with the page.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'reload') return;
    const watched = { measured: [] as string[], isOver: false };
    let isInFrame = false;
    const note = () => {
      if (watched.isOver) return;
      const { stack = '' } = new Error();
      const isLaidOut = isInFrame || /(Intersection|Resize)Observer\./.test(stack);
      if (!isLaidOut && stack.includes('/_astro/')) watched.measured.push(stack);
    };
    const watch = (owner: object, name: string) => {
      const property = Object.getOwnPropertyDescriptor(owner, name);
      const real = property?.get ?? (property?.value as (() => unknown) | undefined);
      function asked(this: unknown) {
        note();
        return real?.call(this);
      }
      Object.defineProperty(
        owner,
        name,
        property?.get ? { ...property, get: asked } : { ...property, value: asked },
      );
    };
    for (const name of ['scrollX', 'scrollY', 'innerWidth', 'innerHeight']) watch(globalThis, name);
    watch(Element.prototype, 'getBoundingClientRect');
    for (const name of ['clientWidth', 'clientHeight']) watch(Element.prototype, name);
    for (const name of ['offsetTop', 'offsetWidth', 'offsetHeight']) watch(HTMLElement.prototype, name);

    const inFrame = (callback: FrameRequestCallback) => (time: number) => {
      isInFrame = true;
      callback(time);
      isInFrame = false;
    };
    const request = requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (callback) => request(inFrame(callback));
    Object.assign(globalThis, { watched });
  });
  return () =>
    page.evaluate(() => {
      const { watched } = globalThis as unknown as { watched: { measured: string[]; isOver: boolean } };
      watched.isOver = true;
      return watched.measured;
    });
}
