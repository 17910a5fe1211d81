import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guideScreens } from './guide-pictures/screens.ts';

const root = join(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#]+?)(?:#[^)]*)?\)/g)].map(([, target]) => target ?? '');
    const missing = links
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => !existsSync(join(root, dirname(document), target)));
    expect(missing).toEqual([]);
  });

  it('names only commands that exist', () => {
    const named = [...text.matchAll(/npm (?:run (?:--silent )?([\w:]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? '',
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names only files of the project that exist', () => {
    const named = [...text.matchAll(/`((?:src|scripts|docs|netlify|tests)\/[\w./[\]-]+)`/g)].map(
      ([, path]) => path ?? '',
    );
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

/** What the host sets by itself, and what one Node hands to the next. */
const notForHands =
  /^(CONTEXT|DEPLOY_PRIME_URL|URL|COMMIT_REF|NETLIFY\w*|PATH|HOME|PARTS_SO_FAR|PRACTICE_FACTS)$/;

it('.env.example names every setting the site and its commands read, and no other', () => {
  const readers = globSync(['src/**/*.ts', 'scripts/**/*.{ts,mjs}', 'netlify/**/*.ts', '*.config.mjs'], {
    cwd: root,
  }).filter((file) => !/\.test\.ts$|^scripts\/(bench|testing|faults|browser|ensure-browsers)/.test(file));
  const code = readers.map((file) => readFileSync(join(root, file), 'utf8'));
  const schema = readFileSync(join(root, 'src/server/env.ts'), 'utf8');
  const read = [
    ...code.flatMap((text) => [
      ...text.matchAll(/(?:process\.env|given|environment)(?:\.|\[')([A-Z][A-Z_]+)\b/g),
    ]),
    ...schema.matchAll(/^ {2}([A-Z][A-Z_]+): z\./gm),
    ...code.flatMap((text) => [...text.matchAll(/import\.meta\.env\.(PUBLIC_[A-Z_]+)/g)]),
  ].map(([, name = '']) => name);
  const deploy = globSync('deploy/*.yaml', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const told = [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?([A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  expect([...new Set(read)].filter((name) => !notForHands.test(name) && !told.includes(name))).toEqual([]);
  expect(
    told.filter((name) => !read.includes(name) && !deploy.some((text) => text.includes(`\${${name}`))),
  ).toEqual([]);
});

it.each(['docs/front-desk.md', 'docs/owner-guide.md'])(
  'every bold word of %s is one of the portal’s',
  (guide) => {
    const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');
    const said = globSync(['src/{islands,contracts,practice,ui}/**/*.{ts,tsx}'], { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => squeezed(readFileSync(join(root, file), 'utf8')));
    const bold = [...readFileSync(join(root, guide), 'utf8').matchAll(/\*\*([^*]+)\*\*/g)].map(
      ([, words = '']) => squeezed(words),
    );
    expect(bold.length).toBeGreaterThan(20);
    expect([...new Set(bold)].filter((words) => !said.some((text) => text.includes(words)))).toEqual([]);
  },
);

describe('the pictures of the guides', () => {
  const guides = ['docs/front-desk.md', 'docs/owner-guide.md'].map((guide) =>
    readFileSync(join(root, guide), 'utf8'),
  );
  const shown = guides.flatMap((text) => [
    ...[...text.matchAll(/!\[([^\]]*)\]\(images\/([^)]+)\)/g)].map(([, alt, file]) => ({ alt, file })),
    ...[...text.matchAll(/<img src="images\/([^"]+)" alt="([^"]*)"/g)].map(([, file, alt]) => ({
      alt,
      file,
    })),
  ]);
  const files = guideScreens.map(({ name }) => `${name}.webp`).sort();

  it('are those that `npm run pictures` takes, each there and each shown', () => {
    expect(globSync('*', { cwd: join(root, 'docs/images') }).sort()).toEqual(files);
    expect(shown.map(({ file }) => file).sort()).toEqual(files);
  });

  it('say in words what they show, and are small', () => {
    expect(shown.filter(({ alt = '' }) => alt.length < 30)).toEqual([]);
    const large = files.filter((file) => statSync(join(root, 'docs/images', file)).size > 60_000);
    expect(large).toEqual([]);
  });
});
