import { imagePath } from '#contracts/image.ts';
import { shortened } from '#contracts/post-text.ts';
import { type NewPost, newPostSchema, postLimits } from '#contracts/post.ts';
import { mendLine } from '#contracts/text.ts';
import { repeatable } from '#server/db/client.ts';
import { selectStandingPosts } from '#server/db/posts-write.ts';
import { prepareImage } from '#server/domain/images/prepare-image.ts';
import { type StoredImage, storeImage } from '#server/domain/images/store-image.ts';
import { createPost } from '#server/domain/posts/create-post.ts';
import { askOldSite } from './ask-old-site.ts';
import type { ExportFiles } from './export-files.ts';
import { fetchPicture } from './fetch-picture.ts';
import { ourHtml, picturesIn } from './foreign-html.ts';
import { ourCategory, type ForeignExport } from './foreign-post.ts';
import { formerSlugIn, FormerSite } from './former-site.ts';
import { ImportedPictures } from './pictures.ts';
import { planPosts, type PlannedPost } from './plan-posts.ts';

export interface ImportOptions {
  /** Says what would come, and writes nothing. */
  isDryRun: boolean;
  /** The former site, whose pictures are fetched where the export lacks them. */
  oldSite?: string | undefined;
  fetchFile?: typeof fetchPicture;
  /** Told after each post. */
  onProgress?: (done: number, total: number) => void;
}

export interface ImportedPost extends PlannedPost {
  state: 'published' | 'scheduled' | 'draft';
  /** Why it was refused in the end. */
  refused: string | undefined;
  remarks: string[];
  missing: { url: string; reason: string }[];
  undescribed: number;
  /** Paths of the former site that lead elsewhere now. */
  formerPaths: string[];
}

export interface ImportResult {
  export: ForeignExport;
  posts: ImportedPost[];
  pictures: number;
  isDryRun: boolean;
}

/** Brings the posts of an export in as if they had been written in the editor; those that are here are left as they are. */
export async function importPosts(
  exported: ForeignExport,
  files: ExportFiles,
  { isDryRun, oldSite, fetchFile = fetchPicture, onProgress }: ImportOptions,
): Promise<ImportResult> {
  const site = new FormerSite(oldSite ?? exported.site);
  const plans = planPosts(exported.posts, await repeatable(selectStandingPosts()));
  for (const { post, slug, skipped } of plans) if (!skipped || skipped === 'here') site.move(post.urls, slug);
  const pictures = new ImportedPictures({
    files,
    site: site.url,
    keep: isDryRun ? looked : (file, id) => storeImage(file, { id }),
    fetch: oldSite ? askOldSite(site, fetchFile) : undefined,
  });
  const posts: ImportedPost[] = [];
  for (const plan of plans) {
    posts.push(await importPost(plan, { site, pictures, isDryRun }));
    onProgress?.(posts.length, plans.length);
  }
  return { export: exported, posts, pictures: pictures.count, isDryRun };
}

/** What a dry run does with a picture. */
async function looked(file: Buffer, id: string): Promise<StoredImage> {
  const prepared = await prepareImage(file);
  if (prepared.outcome === 'refused') return prepared;
  const { width, height } = prepared.full;
  return { outcome: 'stored', image: { imagePath: imagePath(id), width, height } };
}

interface Surroundings {
  site: FormerSite;
  pictures: ImportedPictures;
  isDryRun: boolean;
}

async function importPost(plan: PlannedPost, surroundings: Surroundings): Promise<ImportedPost> {
  const { site, pictures, isDryRun } = surroundings;
  const { post, slug } = plan;
  const paths = post.urls.flatMap((url) => site.pathOf(url) ?? []);
  const isDue = !post.date || post.date <= new Date();
  const imported: ImportedPost = {
    ...plan,
    state: post.state === 'draft' ? 'draft' : isDue ? 'published' : 'scheduled',
    refused: undefined,
    remarks: [...post.remarks],
    missing: [],
    undescribed: 0,
    formerPaths: [...new Set(paths)].filter((path) => leadsElsewhere(path, slug)),
  };
  if (plan.skipped) return imported;
  const bring = async (url: string) => {
    const found = await pictures.bring(url, post.folder);
    if ('path' in found) return found.path;
    if (!imported.missing.some((missing) => missing.url === url))
      imported.missing.push({ url, reason: found.reason });
    return undefined;
  };
  const input = await inputOf(imported, site, bring);
  const checked = newPostSchema.safeParse(input);
  if (!input.content) imported.refused = post.unreadable ?? 'it has no text';
  else if (!checked.success) imported.refused = checked.error.issues[0]?.message;
  else if (!isDryRun) imported.refused = await create(checked.data, imported, paths);
  return imported;
}

type Bring = (url: string) => Promise<string | undefined>;

async function inputOf(imported: ImportedPost, site: FormerSite, bring: Bring): Promise<NewPost> {
  const { post, title, slug, state } = imported;
  const places = new Map<string, string | undefined>();
  for (const url of picturesIn(post.html)) places.set(url, await bring(url));
  const remarks = new Set(imported.remarks);
  const content = ourHtml(post.html, {
    pictureAt: (url) => places.get(url),
    linkTo: (url) => site.linkTo(url),
    keepsLineBreaks: post.keepsLineBreaks,
    remarks,
  });
  imported.remarks = [...remarks];
  imported.undescribed = content.match(/<img [^>]*alt=""/g)?.length ?? 0;
  const excerpt = shortened(mendLine(post.excerpt), postLimits.excerpt);
  return {
    title,
    slug,
    content,
    excerpt: excerpt || null,
    featuredImage: post.picture ? ((await bring(post.picture.url)) ?? null) : null,
    category: ourCategory(post)?.slug ?? null,
    imageAlt: shortened(mendLine(post.picture?.alt ?? ''), postLimits.imageAlt) || null,
    published: state !== 'draft',
    publishAt: state === 'scheduled' ? (post.date?.toISOString() ?? null) : null,
  };
}

/** @returns why it was refused, undefined where it was stored */
async function create(
  input: NewPost,
  { id, slug, post, state }: ImportedPost,
  paths: string[],
): Promise<string | undefined> {
  const now = new Date();
  const createdAt = (state === 'scheduled' ? post.updated : post.date) ?? now;
  const formerSlug = paths.map(formerSlugIn).find((former) => former && former !== slug) ?? null;
  const past = {
    createdAt: createdAt.toISOString(),
    updatedAt: new Date(Math.max(+createdAt, +(post.updated ?? createdAt))).toISOString(),
    formerSlug,
  };
  const creation = await createPost(input, null, { id, past });
  if (creation.outcome === 'created') return undefined;
  return creation.outcome === 'invalid'
    ? creation.details[0]?.message
    : 'somebody took its address meanwhile';
}

/** The blog itself leads from a former slug to the present one. */
const leadsElsewhere = (path: string, slug: string) =>
  path.replace(/\/$/, '') !== `/blog/${slug}` && formerSlugIn(path) === undefined;
