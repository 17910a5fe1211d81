import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import netlify from '@astrojs/netlify';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { practice } from '#practice/practice.ts';
import { providers } from '#practice/providers.ts';
import { demoPages } from './scripts/build/demo-pages.ts';
import { formerPaths } from './scripts/build/former-paths.ts';
import { ownStyles } from './scripts/build/own-styles.ts';
import { pagePolicy, scriptSources, thirdParties } from './scripts/build/page-policy.ts';
import { keptPictures, pictureEncoder } from './scripts/build/pictures.mjs';
import { factDefinitions, readSavedFacts } from './scripts/build/saved-facts.ts';
import { savedPortraits } from './scripts/build/saved-portraits.ts';
import { scriptPreloads } from './scripts/build/script-preloads.ts';
import { searchIndex } from './scripts/build/search-index.ts';
import { tokensInPlace } from './scripts/build/tokens-in-place.ts';
import { development } from './scripts/dev/development.ts';

/** Pictures keep the folder a practice knows (`/images/team/…`), everything else goes to `/_astro/`. */
const pictureFolders = new Map(
  globSync('src/assets/images/**/*.*').map((path) => [
    basename(path),
    dirname(path).replace('src/assets/', ''),
  ]),
);
/** Astro hands its pictures over by name alone, so a picture's name is to be unique. */
function assetFileName({ names }) {
  return `${pictureFolders.get(names[0]) ?? '_astro'}/[name].[hash][extname]`;
}

/** `VideoFacade.astro_astro_type_script_index_0_lang` says no more than its first word, and stands in every page. */
const scriptFileName = ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`;

/**
 * What every page starts with, in one file instead of four, and what several pages share that is smaller than the headers it would
 * be asked for with.
 */
const startsWithEveryPage =
  /vite\/preload-helper|src\/(practice\/open-sentence|ui\/toast-event|scripts\/(report-errors|compare)|islands\/toasts\/listen)\.ts/;

const parties = thirdParties(readSavedFacts().providers ?? providers, process.env);

export default defineConfig({
  site: process.env.SITE_URL || process.env.URL || practice.siteUrl,
  output: 'static',
  // The host serves a file with and without a slash at the end of its address; what is made on demand follows.
  trailingSlash: 'ignore',
  build: { format: 'file', inlineStylesheets: 'always' },
  cacheDir: keptPictures,
  session: false,
  // No page shows highlighted code, and the highlighter's inline styles are what the policy forbids.
  markdown: { syntaxHighlight: false },
  adapter: netlify({
    imageCDN: false,
    staticHeaders: true,
    devFeatures: false,
    // Pictures are made at build time; sharp would be 10 MB of the page function.
    excludeFiles: ['./node_modules/sharp/**', './node_modules/@img/**'],
  }),
  integrations: [react(), development(), ownStyles(), demoPages(parties), formerPaths(), searchIndex()],
  image: {
    service: pictureEncoder,
    // Pictures are made when the site is built; on request there is no image library, and nothing to find.
    endpoint: { route: '/_image', entrypoint: './src/pages/_no-image-endpoint.ts' },
  },
  security: {
    // The server's own origin check (server/http/origin.ts) covers every write, forms included.
    checkOrigin: false,
    csp: {
      directives: pagePolicy(parties),
      scriptDirective: { resources: scriptSources(parties) },
    },
  },
  vite: {
    plugins: [tailwindcss(), tokensInPlace(), scriptPreloads(), savedPortraits()],
    // What owners have saved over the facts of src/practice.
    define: factDefinitions(),
    // Scripts stay files: inlined they would crowd the first flight of bytes, which the first paint waits for.
    build: { assetsInlineLimit: (path) => (/\.(m?js|ts)$/.test(path) ? false : undefined) },
    environments: Object.fromEntries(
      ['client', 'ssr', 'prerender'].map((name) => [
        name,
        {
          build: {
            rollupOptions: {
              output: {
                assetFileNames: assetFileName,
                ...(name === 'client' && {
                  entryFileNames: scriptFileName,
                  chunkFileNames: scriptFileName,
                  codeSplitting: { groups: [{ name: 'start', test: startsWithEveryPage }] },
                }),
              },
            },
          },
        },
      ]),
    ),
  },
});
