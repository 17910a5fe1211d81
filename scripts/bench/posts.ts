import { join } from 'node:path';
import { neon, neonConfig } from '@neondatabase/serverless';
import { secretConnectionString } from '../database/sql-endpoint.ts';
import { atMost, median, type Figure } from './figure.ts';
import { startScript } from './process.ts';
import { startSite } from './site.ts';

const databaseUrl = secretConnectionString();
/** The fewest posts that fill a page and have a next one, so that both sides show the same number of cards. */
const few = 25;
const many = 5_000;
const rounds = 60;
const paths = ['/api/blog-posts', '/blog', '/rss.xml'];

/** What a list costs with few posts and with many: two sites, asked turn by turn. */
export async function benchPosts(): Promise<Figure[]> {
  const small = await siteWith(few);
  const large = await siteWith(many);
  try {
    const figures: Figure[] = [];
    for (const path of paths) {
      const { time, size } = await compare(`${large.url}${path}`, `${small.url}${path}`);
      figures.push(atMost(`${path}: time with ${many} posts compared with ${few}`, time, 1.2, '×'));
      figures.push(atMost(`${path}: size with ${many} posts compared with ${few}`, size, 1.1, '×'));
    }
    return figures;
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}

async function siteWith(posts: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const database = await startScript(join(import.meta.dirname, 'sql-process.ts'), {
    DATABASE_URL: databaseUrl,
  });
  const site = await startSite({
    DATABASE_URL: databaseUrl,
    DATABASE_HTTP_ENDPOINT: database.url,
    SEED: '0',
  });
  neonConfig.fetchEndpoint = `${database.url.replace(/\/sql$/, '')}/sql`;
  const sql = neon(databaseUrl);
  await sql`
    insert into blog_posts (title, slug, content, excerpt, plain_excerpt, reading_minutes, published, created_at)
    select 'Post number ' || n, 'post-' || n, '<p>' || repeat('word ', 600) || '</p>', 'What post ' || n || ' says',
      'word...', 3, true, now() - make_interval(mins => n)
    from generate_series(1, ${posts}::int) n`;
  await sql`analyze blog_posts`;
  return {
    url: site.url,
    stop: async () => void (await Promise.all([site.stop(), database.stop()])),
  };
}

async function compare(ours: string, other: string): Promise<{ time: number; size: number }> {
  const taken = { ours: [] as number[], other: [] as number[] };
  const sizes = { ours: 0, other: 0 };
  for (let round = 0; round < rounds; round += 1)
    for (const [name, url] of [
      ['ours', ours],
      ['other', other],
    ] as const) {
      const startedAt = performance.now();
      const text = await (await fetch(url)).text();
      taken[name].push(performance.now() - startedAt);
      sizes[name] = text.length;
    }
  // The first rounds warm both up.
  return {
    time: median(taken.ours.slice(10)) / median(taken.other.slice(10)),
    size: sizes.ours / sizes.other,
  };
}
