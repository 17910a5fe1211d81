import { type Break, oneEdit } from './break.ts';

/** What readers get of posts, and what they must never get. */
const publicPosts = 'tests/functions/posts-public.test.ts';
const preview = 'tests/functions/posts-preview.test.ts';
const cache = 'tests/functions/posts-cache.test.ts';
const staffPosts = 'tests/functions/posts-staff.test.ts';
const sanitizer = 'src/server/domain/posts/sanitize-post-html.test.ts';

export const postBreaks: readonly Break[] = [
  oneEdit(
    'a draft in the public list',
    'src/server/db/posts-public.ts',
    ['where ${isPublic()} and ${belongs}', 'where p.deleted_at is null and ${belongs}'],
    [publicPosts, 'leaves out drafts, scheduled posts and the trash'],
  ),
  oneEdit(
    'a broken slug redirect',
    'src/server/db/posts-public-one.ts',
    ['p.id = (select post_id from blog_post_slugs where slug = ${slug})', 'false'],
    [publicPosts, 'leads from the former address'],
  ),
  oneEdit(
    'a former address leads to a trashed post’s draft',
    'src/server/db/posts-public-one.ts',
    ['    ${isPublic()} and (p.slug', '    (p.slug'],
    [publicPosts, 'leads nowhere while the post is not public'],
    [publicPosts, 'answers 404 for drafts'],
  ),
  oneEdit(
    'a preview link that is never over',
    'src/server/domain/posts/preview-link.ts',
    [' || expires * 1000 <= Date.now()) return false', ') return false'],
    [preview, 'shows nothing once it is over'],
  ),
  {
    name: 'a preview link for one post opens every other',
    edits: [
      {
        file: 'src/server/domain/posts/preview-link.ts',
        find: 'update(`${subject}:${expires}`)',
        replace: 'update(`${subject.slice(0, 12)}:${expires}`)',
      },
    ],
    otherwise: [
      {
        file: 'src/server/domain/posts/preview-link.ts',
        find: 'update(`post-preview:${postId}:${expires}`)',
        replace: 'update(`post-preview:${postId.slice(0, 0)}:${expires}`)',
      },
    ],
    tests: [[preview, 'shows nothing once it is over']],
  },
  oneEdit(
    'links of posts may run scripts',
    'src/server/domain/posts/allowed-html.ts',
    ['/^(?:https?:\\/\\/|mailto:|tel:)/i.test(url) && URL.canParse(url)', 'URL.canParse(url)'],
    [sanitizer, ''],
  ),
  oneEdit(
    'a new window knows its opener',
    'src/server/domain/posts/allowed-html.ts',
    ["if (opensWindow) kept['rel'] = openerlessRel;\n  else delete kept['rel'];", "delete kept['rel'];"],
    [sanitizer, ''],
  ),
  oneEdit(
    'the host keeps what it was told to forget',
    'src/server/domain/posts/purge-change.ts',
    ['if (before.isPublic || after.isPublic) await', 'if (before.isPublic && after.isPublic) await'],
    [cache, 'a new post is in the next answer'],
  ),
  oneEdit(
    'the host keeps the list beyond the next publication',
    'src/server/cache/headers.ts',
    [
      'nextPublishAt ? (nextPublishAt.getTime() - Date.now()) / 1000 : longestSeconds',
      'nextPublishAt ? longestSeconds : longestSeconds',
    ],
    [cache, 'a scheduled post appears when it is due'],
  ),
  oneEdit(
    'the later of two saves wins unseen',
    'src/server/db/posts-write.ts',
    [
      'and (${lastSeen}::timestamptz is null or n.updated_at',
      'and (${lastSeen}::timestamptz is not null or n.updated_at',
    ],
    [staffPosts, 'answers 409 with the present post when it changed'],
  ),
  oneEdit(
    'a late save of the same page overwrites a newer one',
    'src/server/db/working-copies.ts',
    [
      'where excluded.writer <> working_copies.writer or excluded.sequence >= working_copies.sequence',
      'where true',
    ],
    ['tests/functions/working-copies.test.ts', ''],
  ),
  oneEdit(
    'a picture that takes too long is called damaged',
    'src/server/domain/images/prepare-image.ts',
    ["isCutShort ? 'tooHeavy' : 'damaged'", "isCutShort ? 'damaged' : 'damaged'"],
    ['src/server/domain/images/prepare-image.test.ts', 'cut short'],
  ),
  oneEdit(
    'pictures of any number of pixels',
    'src/server/domain/images/prepare-image.ts',
    [
      'width <= sidePixels && height <= sidePixels && width * height <= totalPixels',
      'width * height > 0 && (sidePixels > 0 || totalPixels > 0)',
    ],
    ['src/server/domain/images/prepare-image.test.ts', ''],
    ['tests/functions/upload-image.test.ts', ''],
  ),
  {
    name: 'a picture that a post shows can be deleted',
    edits: [
      {
        file: 'src/server/domain/images/delete-image.ts',
        find: "if (!image.isDeleted) return 'in-use';",
        replace: "if (!image.isDeleted) return 'deleted';",
      },
    ],
    otherwise: [
      {
        file: 'src/server/domain/images/delete-image.ts',
        find: "return image.isDeleted ? 'deleted' : 'in-use';",
        replace: "return 'deleted';",
      },
    ],
    tests: [['tests/functions/delete-image.test.ts', 'refuses what a post shows']],
  },
];
