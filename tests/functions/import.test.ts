import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ExportFolder, imported, somePicture, storedPost } from '../support/exports.ts';
import { asPost, readPost } from '../support/posts.ts';
import { sql } from '../support/sql.ts';
import { storedZip } from '../support/stored-zip.ts';

const folder = new ExportFolder();
beforeAll(() => folder.fill());
afterAll(() => folder.remove());

describe('an export of Ghost', () => {
  test('brings its cards as what they show, members’ posts as drafts, and names what has no HTML', async () => {
    const report = await imported(folder.place('ghost'));
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
    const post = await storedPost('Cards of every kind');
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
    const report = await imported(folder.place('markdown'));
    expect(report).toContain('2 posts came in: 1 published, 1 draft. 1 picture came along.');
    expect(report).toContain('1 file without front matter');
    expect(report).toMatch(/broken\.md: its front matter cannot be read \(.+\)\./);
    expect(report).toContain(`'/news/night-guards': '/blog/night-guards',`);
    expect(report).toContain(`'/news/old-braces': '/blog/braces',`);
    expect(report).toContain(`'night-guards': { author: 'Lena Sample' },`);
    const post = await storedPost('Night guards: who needs one?');
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
    const file = await somePicture('#777');
    const zip = storedZip({
      'posts/from-the-archive.md': `---\n${front}\nimage: "pictures/one.png"\n---\n\n![One](pictures/one.png)\n`,
      'posts/gone.md': '---\ntitle: "Gone"\nstate: "trash"\n---\n\nGone.\n',
      'posts/pictures/one.png': file,
    });
    writeFileSync(folder.place('archive.zip'), zip);
    const report = await imported(folder.place('archive.zip'));
    expect(report).toContain('1 post came in: 1 scheduled. 1 picture came along.');
    expect(report).toContain('1 post in the trash');
    writeFileSync(folder.place('broken.zip'), zip.subarray(0, 200));
    await expect(imported(folder.place('broken.zip'))).rejects.toThrow('broken.zip cannot be read as a zip');
  });
});

describe('odd posts', () => {
  const one = (front: string, text = 'Text.') => {
    rmSync(folder.place('odd'), { recursive: true, force: true });
    mkdirSync(folder.place('odd'));
    writeFileSync(folder.place('odd/one.md'), `---\n${front}\n---\n${text}\n`);
    return imported(folder.place('odd'));
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
    expect((await storedPost('Hostile'))['content']).toBe('<p><a>Go</a> on</p>');
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
    if (content) writeFileSync(folder.place(name), content);
    await expect(imported(folder.place(name))).rejects.toThrow(sentence);
  });
});
