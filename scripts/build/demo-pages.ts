import type { AstroIntegration } from 'astro';

/** Pages that play a third party, and the design language: an address and its file, which has no address of its own. */
const pages = ['booking', 'reviews', 'style'];

/**
 * Which of the demo's pages a build has: all of them while any frame or button leads to one, none once the practice has
 * its own providers. What nobody needs is not published.
 */
export function demoPagesFor({ frames }: { frames: readonly string[] }): string[] {
  return frames.some((url) => url.startsWith('/demo/')) ? pages : [];
}

export function demoPages(parties: { frames: readonly string[] }): AstroIntegration {
  return {
    name: 'demo-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const name of demoPagesFor(parties))
          injectRoute({
            pattern: `/demo/${name}`,
            entrypoint: `./src/pages/demo/_${name}.astro`,
            prerender: true,
          });
      },
    },
  };
}
