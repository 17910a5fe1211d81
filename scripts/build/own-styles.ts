import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hashSource, ownHashes } from '#server/http/own-hashes.ts';

const styleElement = /<style>([\s\S]*?)<\/style>/g;
/** Astro hashes what it writes itself; these rules are written as they are. */
const speculationRules = /<script type="speculationrules">([\s\S]*?)<\/script>/g;

interface HeaderRule {
  for: string;
  values: Record<string, string>;
}

/**
 * One style element in the head of every built page, and a policy that names what stands in that page alone. Astro writes
 * the style of its island elements beside the first island, where HTML allows none.
 */
export function ownStyles(): AstroIntegration {
  return {
    name: 'own-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const config = join(root, '../.netlify/v1/config.json');
        const rules = JSON.parse(await readFile(config, 'utf8')) as { headers: HeaderRule[] };
        for (const file of globSync('**/*.html', { cwd: root })) {
          const path = join(root, file);
          const html = await readFile(path, 'utf8');
          const page = withOneStyle(html);
          if (page !== html) await writeFile(path, page);
          for (const rule of rules.headers.filter(({ for: address }) => address === pathOf(file)))
            narrowPolicy(rule, page);
        }
        await writeFile(config, JSON.stringify(rules));
      },
    },
  };
}

function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
}

function withOneStyle(html: string): string {
  const styles = [...html.matchAll(styleElement)].map(([, content = '']) => content);
  if (styles.length < 2) return html;
  return html.replace(styleElement, '').replace('</head>', () => `<style>${styles.join('')}</style></head>`);
}

function narrowPolicy({ values }: HeaderRule, page: string): void {
  const policy = values['Content-Security-Policy'];
  if (!policy) return;
  const whole = policy
    .replace(/style-src [^;]*/, (directive) => withHashes(directive, page.matchAll(styleElement)))
    .replace(/script-src [^;]*/, (directive) => withHashes(directive, page.matchAll(speculationRules)));
  values['Content-Security-Policy'] = ownHashes(whole, page);
}

function withHashes(directive: string, elements: Iterable<RegExpExecArray>): string {
  const hashes = [...elements].map(([, content = '']) => hashSource(content));
  return [directive, ...hashes.filter((hash) => !directive.includes(hash))].join(' ');
}
