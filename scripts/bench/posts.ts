import { atMost, compareTurns, type Figure } from './figure.ts';
import { startSiteOnSql } from './site.ts';

/** The fewest posts that fill a page and have a next one, so that both sides show the same number of cards. */
const few = 25;
const many = 5_000;
const paths = ['/api/blog-posts', '/blog', '/rss.xml'];

/** What a list costs with few posts and with many: two sites, asked turn by turn. */
export async function benchPosts(): Promise<Figure[]> {
  const small = await siteWith(few);
  const large = await siteWith(many);
  try {
    const figures: Figure[] = [];
    for (const path of paths) {
      const [ours, other] = [`${large.url}${path}`, `${small.url}${path}`] as const;
      const time = await compareTurns(
        () => read(ours),
        () => read(other),
      );
      const size = (await read(ours)).length / (await read(other)).length;
      figures.push(atMost(`${path}: time with ${many} posts compared with ${few}`, time, 1.2, '×'));
      figures.push(atMost(`${path}: size with ${many} posts compared with ${few}`, size, 1.1, '×'));
    }
    return figures;
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}

async function siteWith(posts: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const { url, sql, stop } = await startSiteOnSql({ SEED: '0' });
  await sql`
    insert into blog_posts (title, slug, content, excerpt, plain_excerpt, reading_minutes, published, created_at)
    select 'Post number ' || n, 'post-' || n, '<p>' || repeat('word ', 600) || '</p>', 'What post ' || n || ' says',
      'word...', 3, true, now() - make_interval(mins => n)
    from generate_series(1, ${posts}::int) n`;
  await sql`analyze blog_posts`;
  return { url, stop };
}

const read = async (url: string) => (await fetch(url)).text();
