import type { AstroIntegration } from 'astro';
import { functionsFromSources } from './functions-from-sources.ts';

/**
 * What is different while somebody works on a page (`npm run dev`): Vite brings styles and scripts in elements no policy can name
 * beforehand, pictures are made when they are asked for, and a function is read again when a file of it has changed.
 */
export function development(): AstroIntegration {
  return {
    name: 'development',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        updateConfig({
          security: { csp: false },
          image: { endpoint: { entrypoint: 'astro/assets/endpoint/dev' } },
          vite: { plugins: [functionsFromSources()] },
        });
      },
    },
  };
}
