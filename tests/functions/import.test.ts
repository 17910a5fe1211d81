import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteAnswered } from '../../scripts/import/fetch-picture.ts';
import { type ImportOptions, importPosts } from '../../scripts/import/import-posts.ts';
import { openExport } from '../../scripts/import/open-export.ts';
import { readExport } from '../../scripts/import/read-export.ts';
import { importReport } from '../../scripts/import/report.ts';
import { asPost, postsDesk, publicSlugs, readPost } from '../support/posts.ts';
import { sql } from '../support/sql.ts';
import { storedZip } from '../support/stored-zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'samplewater-import-'));
const place = (...parts: string[]) => join(folder, ...parts);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../fixtures/import'), folder, { recursive: true });
  const pictures = {
    'wordpress/wp-content/uploads/2019/05/brush.jpg': '#2a7',
    'ghost/content/images/2023/06/shore.png': '#27a',
    'markdown/pictures/guard.png': '#a27',
  };
  for (const [name, color] of Object.entries(pictures)) {
    mkdirSync(dirname(place(name)), { recursive: true });
    writeFileSync(place(name), await picture(color));
  }
});

/** What the command says of it. */
async function imported(path: string, options: Partial<ImportOptions> = {}): Promise<string> {
  const files = await openExport(path);
  try {
    return importReport(await importPosts(await readExport(files), files, { isDryRun: false, ...options }));
  } finally {
    await files.close();
  }
}

const stored = (title: string) =>
  sql(
    `select slug, content, excerpt, published, published_at, publish_at, created_at, updated_at, featured_image, image_alt, category
     from blog_posts where title = $1 order by created_at`,
    [title],
  ).then(([post]) => post ?? {});

const everything = () =>
  sql(`select (select coalesce(json_agg(p order by p.id), '[]') from blog_posts p)::text as posts,
    (select count(*)::int from blog_images) as images, (select count(*)::int from post_revisions) as versions,
    (select count(*)::int from audit_log) as acts, (select count(*)::int from blog_post_slugs) as slugs`);

describe('an export of WordPress', () => {
  let report = '';
  beforeAll(async () => {
    const before = await everything();
    const dry = await imported(place('wordpress'), { isDryRun: true });
    expect(await everything()).toEqual(before);
    report = await imported(place('wordpress'));
    const said = (text: string) =>
      text.replace(/would come (in|along)|came (in|along)|\nNothing was written\./g, '');
    expect(said(dry)).toBe(said(report));
  });

  test('says what came, what did not, and what is left to do', () => {
    expect(report).toBe(
      [
        'WordPress of https://www.riverside-sample.example: 6 posts.',
        '5 posts came in: 2 published, 1 scheduled, 2 drafts. 1 picture came along.',
        '',
        'Left out:',
        '  1 page: this site has pages of its own',
        '  1 draft nobody saved',
        '  1 attachment: a picture comes along with the post that shows it',
        '  “Nothing”: it has no text',
        '',
        'Look at these:',
        '  /blog/kids-and-floss: the shortcode [contact-form-7] means nothing here; the text within it stayed',
        '  /blog/blocks: the block “latest-posts” is filled in by WordPress alone, and is gone; its gallery names pictures the export does not',
        '  /blog/blocks-2: another post of the export is at /blog/blocks already',
        '  /blog/42: it was behind a password, and is a draft now; it had no title: these are its first words',
        '',
        'Pictures that are missing:',
        '  https://www.riverside-sample.example/wp-content/uploads/2019/06/lost.jpg in /blog/blocks: it is not in the export',
        '',
        'Old addresses, ready for src/practice/former-addresses.ts:',
        `  '/2019/05/kids-and-floss': '/blog/kids-and-floss',`,
        `  '/2020/01/blocks': '/blog/blocks',`,
        `  '/?p=41': '/blog/blocks-2',`,
        `  '/2021/03/42': '/blog/42',`,
        `  '/?p=43': '/blog/later',`,
        '',
        'Authors, ready for src/content/post-credits.ts:',
        `  'kids-and-floss': { author: 'Mara O\\'Sample' },`,
        `  'blocks': { author: 'Mara O\\'Sample' },`,
        `  'blocks-2': { author: 'Mara O\\'Sample' },`,
      ].join('\n'),
    );
  });

  test('gives posts as the editor would have written them, with their times and pictures', async () => {
    const post = await stored('Kids & floss: how’s that?');
    expect(post).toMatchObject({
      slug: 'kids-and-floss',
      excerpt: 'One tooth at a time.',
      published: true,
      published_at: new Date('2019-05-03T14:00:00Z'),
      created_at: new Date('2019-05-03T14:00:00Z'),
      updated_at: new Date('2019-06-01T09:30:00Z'),
      image_alt: 'A brush',
      category: 'for-families',
    });
    const path = String(post['featured_image']);
    expect(path).toMatch(/^\/api\/blog-images\//);
    expect(post['content']).toBe(
      [
        '<p>It starts with one tooth &amp; patience.<br>A second line.</p>',
        '<p><strong>Once</strong> a day is enough.</p>',
        `<figure><img src="${path}" alt="A small brush" width="640" height="400"><figcaption>A brush for <em>small</em> hands</figcaption></figure>`,
        '<blockquote><p>Little and often.</p><p>Said every grandmother.</p></blockquote>',
        '<h2>What helps</h2><ul><li>A song</li><li>A mirror</li></ul>',
        '<p>Read <a href="/blog/blocks#why">about blocks</a>, or <a href="https://elsewhere.example/page">elsewhere</a> [sic], [caption] and all.</p>',
        '<pre><code>[caption] stays\n  as typed</code></pre>',
      ].join(''),
    );
    const blocks = await stored('Blocks');
    expect(blocks['content']).toBe(
      [
        '<p class="ql-align-center">In the middle, on one line.</p>',
        `<figure><img src="${path}" alt="A small brush" width="640" height="400"><figcaption>First</figcaption></figure>`,
        '<p><a href="https://www.youtube.com/watch?v=sample123">https://www.youtube.com/watch?v=sample123</a></p>',
        `<figure><img src="${path}" alt="A brush" width="640" height="400"></figure>`,
        '<table><tbody><tr><th>Age</th><th>Visits</th></tr><tr><td>1</td><td>two a year</td></tr></tbody></table><p>By age</p>',
      ].join(''),
    );
  });

  test('shows readers what was public, and nothing else', async () => {
    expect(await publicSlugs()).toEqual(expect.arrayContaining(['kids-and-floss', 'blocks']));
    expect(await publicSlugs()).not.toEqual(expect.arrayContaining(['blocks-2']));
    expect((await readPost('42')).status).toBe(404);
    expect((await readPost('later')).status).toBe(404);
    expect(await stored('Later')).toMatchObject({
      published: true,
      publish_at: new Date('2099-01-01T12:00:00Z'),
    });
    expect((await asPost(await readPost('kids-and-floss'))).createdAt).toBe('2019-05-03T14:00:00.000Z');
  });

  test('changes nothing when it comes a second time, whatever was changed here meanwhile', async () => {
    const desk = await postsDesk();
    const mine = (await desk.list()).find(({ slug }) => slug === 'blocks-2');
    await desk.change(mine?.id ?? '', { title: 'Blocks, rewritten', slug: 'blocks-rewritten' });
    const before = await everything();
    const again = await imported(place('wordpress'));
    expect(await everything()).toEqual(before);
    expect(again).toContain(
      '0 posts came in. 0 pictures came along.\n5 posts of it are here already, and stay untouched.',
    );
    expect(again).toContain(`'/?p=41': '/blog/blocks-rewritten',`);
  });

  test('leaves a post in the trash there, and an address that is somebody else’s alone', async () => {
    const desk = await postsDesk();
    const gone = (await desk.list()).find(({ slug }) => slug === '42');
    await desk.trash(gone?.id ?? '');
    expect(await imported(place('wordpress'))).toContain('it is in the trash here; restore it there');
    const file = readFileSync(place('wordpress/riverside.xml'), 'utf8');
    writeFileSync(place('other.xml'), file.replaceAll('?p=12<', '?p=112<'));
    expect(await imported(place('other.xml'))).toContain(
      '“Kids & floss: how’s that?”: another post is at this address already',
    );
  });

  test('says so when the file ends in the middle, and brings what is whole', async () => {
    const whole = readFileSync(place('wordpress/riverside.xml'), 'utf8').replaceAll(
      'riverside-sample',
      'cut-sample',
    );
    writeFileSync(
      place('cut.xml'),
      whole.slice(0, whole.indexOf('<title>Later')).replaceAll('<wp:post_name>', '<wp:post_name>cut-'),
    );
    const report = await imported(place('cut.xml'));
    expect(report).toContain('cut.xml ends in the middle: export it once more.');
    expect(report).toMatch(/^4 posts came in/m);
  });
});

describe('an export of Ghost', () => {
  test('brings its cards as what they show, members’ posts as drafts, and names what has no HTML', async () => {
    const report = await imported(place('ghost'));
    expect(report).toContain('2 posts came in: 1 published, 1 draft. 1 picture came along.');
    expect(report).toContain('1 page: this site has pages of its own');
    expect(report).toContain(
      '“Lexical alone”: the export holds its text as Lexical alone, which cannot be read',
    );
    expect(report).toContain('/blog/second-post: it was for members alone, and is a draft now');
    expect(report).toContain(
      'content/images/2023/06/gone.png in /blog/cards-of-every-kind: it is not in the export',
    );
    expect(report).toContain(`'/cards-of-every-kind': '/blog/cards-of-every-kind',`);
    expect(report).toContain(`'cards-of-every-kind': { author: 'Ines Sample and Theo Sample' },`);
    expect(report).toContain(
      'Categories that are none of src/practice/own/post-categories.ts:\n  Seaside: 1 post',
    );
    const post = await stored('Cards of every kind');
    const path = String(post['featured_image']);
    expect(post).toMatchObject({
      image_alt: 'The shore at noon',
      excerpt: 'Every kind.',
      category: 'practice-news',
    });
    expect(post['content']).toBe(
      [
        '<p>Hello from <a href="/blog/second-post">the second</a>.</p><p>By hand <b>bold</b></p>',
        `<figure><img src="${path}" alt="The shore" width="640" height="400"><figcaption>Low tide</figcaption></figure>`,
        '<p><a href="https://elsewhere.example/teeth">All about teeth</a><br>A long read.</p>',
        `<figure><img src="${path}" alt="One" width="640" height="400"></figure>`,
        '<p><a href="https://www.youtube.com/watch?v=sample456">https://www.youtube.com/watch?v=sample456</a></p>',
        '<blockquote><p>!</p><p>Call first.</p></blockquote><h4>Small heading</h4>',
      ].join(''),
    );
  });
});

describe('a folder of Markdown', () => {
  test('brings its posts, drafts and pictures, and names what cannot be read', async () => {
    const report = await imported(place('markdown'));
    expect(report).toContain('2 posts came in: 1 published, 1 draft. 1 picture came along.');
    expect(report).toContain('1 file without front matter');
    expect(report).toMatch(/broken\.md: its front matter cannot be read \(.+\)\./);
    expect(report).toContain(`'/news/night-guards': '/blog/night-guards',`);
    expect(report).toContain(`'/news/old-braces': '/blog/braces',`);
    expect(report).toContain(`'night-guards': { author: 'Lena Sample' },`);
    const post = await stored('Night guards: who needs one?');
    const path = String(post['featured_image']);
    expect(post).toMatchObject({
      image_alt: 'A night guard',
      created_at: new Date('2018-04-02T12:00:00Z'),
      category: 'treatments',
    });
    expect(post['content']).toBe(
      [
        '<h2>What grinding does</h2>',
        '<p>Teeth <s>sleep</s> work at <strong>night</strong><sup>1</sup>. See <a href="/blog/braces">the other one</a> and none.</p>',
        `<p><img src="${path}" alt="A guard in its box" width="640" height="400"></p>`,
        '<table><tbody><tr><th>Sign</th><th>Means</th></tr><tr><td>Flat edges</td><td>grinding</td></tr></tbody></table>',
        '<ul><li data-list="checked">Ask us</li><li data-list="unchecked">Wait</li></ul>',
        '<ol><li>First</li><li>Second</li></ol>',
        '<h2>Footnotes</h2><ol><li>Most people do.</li></ol>',
      ].join(''),
    );
  });

  test('comes as a zip as well, and in the form of this site’s own archive', async () => {
    const front =
      'title: "From the archive"\nslug: "from-the-archive"\nstate: "scheduled"\ndate: "2098-05-01T12:00:00.000Z"';
    const file = await picture('#777');
    const zip = storedZip({
      'posts/from-the-archive.md': `---\n${front}\nimage: "pictures/one.png"\n---\n\n![One](pictures/one.png)\n`,
      'posts/gone.md': '---\ntitle: "Gone"\nstate: "trash"\n---\n\nGone.\n',
      'posts/pictures/one.png': file,
    });
    writeFileSync(place('archive.zip'), zip);
    const report = await imported(place('archive.zip'));
    expect(report).toContain('1 post came in: 1 scheduled. 1 picture came along.');
    expect(report).toContain('1 post in the trash');
    writeFileSync(place('broken.zip'), zip.subarray(0, 200));
    await expect(imported(place('broken.zip'))).rejects.toThrow('broken.zip cannot be read as a zip');
  });
});

describe('odd posts', () => {
  const one = (front: string, text = 'Text.') => {
    rmSync(place('odd'), { recursive: true, force: true });
    mkdirSync(place('odd'));
    writeFileSync(place('odd/one.md'), `---\n${front}\n---\n${text}\n`);
    return imported(place('odd'));
  };

  test('a title that is far too long is shortened by whole words, and its address too', async () => {
    const report = await one(`title: ${'Wisdom teeth '.repeat(30)}\nslug: ${'wisdom-'.repeat(20)}`);
    expect(report).toContain('its title was too long, and is shortened');
    const [post] = await sql(`select title, slug from blog_posts where title like 'Wisdom%'`);
    expect(String(post?.['title'])).toMatch(/^(?:Wisdom teeth )+Wisdom…$|^(?:Wisdom teeth )*Wisdom teeth…$/);
    expect(String(post?.['slug']).length).toBeLessThanOrEqual(80);
  });

  test('what could hurt a reader does not come along', async () => {
    await one(
      'title: Hostile',
      '<img src=x onerror=alert(1)><a href="javascript:alert(1)">Go</a><svg onload=alert(1)></svg> on',
    );
    expect((await stored('Hostile'))['content']).toBe('<p><a>Go</a> on</p>');
  });

  test('a post below /blog under another name is led to by the blog itself', async () => {
    const report = await one('title: Renamed\nslug: New Name\naliases: [/blog/old-name/]');
    expect(report).not.toContain('Old addresses');
    expect(
      await sql(
        `select s.slug from blog_post_slugs s join blog_posts p on p.id = s.post_id where p.title = 'Renamed'`,
      ),
    ).toEqual([{ slug: 'old-name' }]);
    expect((await asPost(await readPost('new-name'))).title).toBe('Renamed');
  });
});

describe('what is no export', () => {
  test.each([
    ['nowhere.xml', undefined, 'There is no '],
    ['feed.xml', '<rss version="2.0"><channel></channel></rss>', 'There is nothing in it that can be read'],
    ['package.json', '{"name":"x"}', 'There is nothing in it that can be read'],
  ])('%s is refused with a sentence', async (name, content, sentence) => {
    if (content) writeFileSync(place(name), content);
    await expect(imported(place(name))).rejects.toThrow(sentence);
  });
});

describe('pictures of the former site', () => {
  const wordpress = (host: string, prefix: string) => {
    const text = readFileSync(place('wordpress/riverside.xml'), 'utf8').replaceAll(
      'riverside-sample.example',
      host,
    );
    const elsewhere = '<img src="https://third.example/uploads/2019/x.jpg" alt="" />Wait for it.';
    writeFileSync(
      place('alone.xml'),
      text.replace('Wait for it.', elsewhere).replaceAll('<wp:post_name>', `<wp:post_name>${prefix}-`),
    );
    return place('alone.xml');
  };

  test('are fetched where that was asked for, and from that site alone', async () => {
    const asked: string[] = [];
    const report = await imported(wordpress('fetched.example', 'fetched'), {
      oldSite: 'https://fetched.example',
      fetchFile: async (address) => {
        asked.push(address);
        if (address.includes('lost')) throw new Error('the site answered 404');
        return picture('#345');
      },
    });
    expect(asked).toContain('https://www.fetched.example/wp-content/uploads/2019/05/brush-300x200.jpg');
    expect(asked.every((address) => new URL(address).host === 'www.fetched.example')).toBe(true);
    expect(report).toContain('1 picture came along.');
    expect(report).toContain(
      'third.example/uploads/2019/x.jpg in /blog/fetched-later: it is on another website',
    );
    expect(report).toContain('lost.jpg in /blog/fetched-blocks: the site answered 404');
  });

  test('are not asked for any more once the site has stopped answering', async () => {
    rmSync(place('many'), { recursive: true, force: true });
    mkdirSync(place('many'));
    const pictures = Array.from({ length: 9 }, (_, n) => `![One](/uploads/2019/gone-${n}.jpg)`).join('\n\n');
    writeFileSync(place('many/many.md'), `---\ntitle: Many pictures\n---\nText.\n\n${pictures}\n`);
    let asked = 0;
    const report = await imported(place('many'), {
      isDryRun: true,
      oldSite: 'https://gone.example',
      fetchFile: () => {
        asked += 1;
        return Promise.reject(new Error('the site did not answer in time'));
      },
    });
    expect(asked).toBe(5);
    expect(report.match(/did not answer in time/g)).toHaveLength(5);
    expect(report.match(/has stopped answering, and was not asked any more/g)).toHaveLength(4);
  });

  test('of a site that refuses some are asked for to the end', async () => {
    let asked = 0;
    await imported(place('many'), {
      isDryRun: true,
      oldSite: 'https://gone.example',
      fetchFile: () => {
        asked += 1;
        return Promise.reject(new SiteAnswered('the site answered 404'));
      },
    });
    expect(asked).toBe(9);
  });

  test('are named, and asked of nobody, where it was not', async () => {
    const report = await imported(wordpress('left.example', 'left'), {
      isDryRun: true,
      fetchFile: () => Promise.reject(new Error('asked')),
    });
    expect(report).toContain('brush-300x200.jpg in /blog/');
    expect(report).not.toContain('asked');
  });
});
