import { type ViteUserConfig } from 'astro';

type Plugin = NonNullable<ViteUserConfig['plugins']>[number];

/**
 * How a script fetches another one and, at once, what that one brings along. Vite's own helper is a fifth of what a page starts
 * with: it also waits for style sheets, of which our scripts bring none (`tests/built/weight.test.ts`).
 */
const helper = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`;

/** What comes long before it is shown (the toasts), or brings one small file (a player): a list of it would stand in every page. */
const withoutList = /\/(mount|player)\.[^/]*$/;

export function scriptPreloads(): Plugin {
  return {
    name: 'script-preloads',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === '\0vite/preload-helper.js' ? helper : null),
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              modulePreload: {
                polyfill: false,
                resolveDependencies: (file, files) => (withoutList.test(file) ? [] : files),
              },
            },
          }
        : null,
  };
}
