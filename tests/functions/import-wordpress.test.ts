import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteAnswered } from '../../scripts/import/fetch-picture.ts';
import { ExportFolder, imported, somePicture, storedPost } from '../support/exports.ts';
import { asPost, postsDesk, publicSlugs, readPost } from '../support/posts.ts';
import { sql } from '../support/sql.ts';

const folder = new ExportFolder();
beforeAll(() => folder.fill());
afterAll(() => folder.remove());

const everything = () =>
  sql(`select (select coalesce(json_agg(p order by p.id), '[]') from blog_posts p)::text as posts,
    (select count(*)::int from blog_images) as images, (select count(*)::int from post_revisions) as versions,
    (select count(*)::int from audit_log) as acts, (select count(*)::int from blog_post_slugs) as slugs`);

describe('an export of WordPress', () => {
  let report = '';
  beforeAll(async () => {
    const before = await everything();
    const dry = await imported(folder.place('wordpress'), { isDryRun: true });
    expect(await everything()).toEqual(before);
    report = await imported(folder.place('wordpress'));
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
        'Old addresses, ready for src/practice/former-paths.ts:',
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
    const post = await storedPost('Kids & floss: how’s that?');
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
    const blocks = await storedPost('Blocks');
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
    expect(await storedPost('Later')).toMatchObject({
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
    const again = await imported(folder.place('wordpress'));
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
    expect(await imported(folder.place('wordpress'))).toContain('it is in the trash here; restore it there');
    const file = readFileSync(folder.place('wordpress/riverside.xml'), 'utf8');
    writeFileSync(folder.place('other.xml'), file.replaceAll('?p=12<', '?p=112<'));
    expect(await imported(folder.place('other.xml'))).toContain(
      '“Kids & floss: how’s that?”: another post is at this address already',
    );
  });

  test('says so when the file ends in the middle, and brings what is whole', async () => {
    const whole = readFileSync(folder.place('wordpress/riverside.xml'), 'utf8').replaceAll(
      'riverside-sample',
      'cut-sample',
    );
    writeFileSync(
      folder.place('cut.xml'),
      whole.slice(0, whole.indexOf('<title>Later')).replaceAll('<wp:post_name>', '<wp:post_name>cut-'),
    );
    const report = await imported(folder.place('cut.xml'));
    expect(report).toContain('cut.xml ends in the middle: export it once more.');
    expect(report).toMatch(/^4 posts came in/m);
  });
});

describe('pictures of the former site', () => {
  const wordpress = (host: string, prefix: string) => {
    const text = readFileSync(folder.place('wordpress/riverside.xml'), 'utf8').replaceAll(
      'riverside-sample.example',
      host,
    );
    const elsewhere = '<img src="https://third.example/uploads/2019/x.jpg" alt="" />Wait for it.';
    writeFileSync(
      folder.place('alone.xml'),
      text.replace('Wait for it.', elsewhere).replaceAll('<wp:post_name>', `<wp:post_name>${prefix}-`),
    );
    return folder.place('alone.xml');
  };

  test('are fetched where that was asked for, and from that site alone', async () => {
    const asked: string[] = [];
    const report = await imported(wordpress('fetched.example', 'fetched'), {
      oldSite: 'https://fetched.example',
      fetchFile: async (url) => {
        asked.push(url);
        if (url.includes('lost')) throw new Error('the site answered 404');
        return somePicture('#345');
      },
    });
    expect(asked).toContain('https://www.fetched.example/wp-content/uploads/2019/05/brush-300x200.jpg');
    expect(asked.every((url) => new URL(url).host === 'www.fetched.example')).toBe(true);
    expect(report).toContain('1 picture came along.');
    expect(report).toContain(
      'third.example/uploads/2019/x.jpg in /blog/fetched-later: it is on another website',
    );
    expect(report).toContain('lost.jpg in /blog/fetched-blocks: the site answered 404');
  });

  test('are not asked for any more once the site has stopped answering', async () => {
    rmSync(folder.place('many'), { recursive: true, force: true });
    mkdirSync(folder.place('many'));
    const pictures = Array.from({ length: 9 }, (_, n) => `![One](/uploads/2019/gone-${n}.jpg)`).join('\n\n');
    writeFileSync(folder.place('many/many.md'), `---\ntitle: Many pictures\n---\nText.\n\n${pictures}\n`);
    let asked = 0;
    const report = await imported(folder.place('many'), {
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
    await imported(folder.place('many'), {
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
