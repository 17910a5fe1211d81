import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repeatable, sql, once } from '#server/db/client.ts';
import { selectHasPosts } from '#server/db/posts-write.ts';
import { storeImage } from '#server/domain/images/store-image.ts';
import { createPost } from '#server/domain/posts/create-post.ts';
import { idFrom } from '../id-from.ts';
import { readDemoPosts, type DemoPost } from './demo-posts.ts';

const pictures = join(import.meta.dirname, '../../src/assets/images/blog');

/** The demo's posts, into a blog that has none; pictures go the way of every upload. */
export async function seedPosts(): Promise<void> {
  const [posts] = await repeatable(selectHasPosts());
  if (posts?.hasPosts) return;
  for (const post of await readDemoPosts()) await seedPost(post);
}

async function seedPost({ image, alt, date, ...post }: DemoPost): Promise<void> {
  const featuredImage = image === undefined ? null : await seedPicture(image);
  const creation = await createPost({ ...post, featuredImage, imageAlt: alt ?? null, published: true }, null);
  if (creation.outcome !== 'created')
    throw new Error(`The demo post "${post.title}" was refused: ${creation.outcome}`);
  // Nine in the morning in Florida, more or less, on the day the post says.
  const writtenAt = `${date}T13:00:00Z`;
  await once(sql`
    update blog_posts set created_at = ${writtenAt}, updated_at = ${writtenAt}, published_at = ${writtenAt}
    where id = ${creation.post.id}::uuid`);
}

async function seedPicture(name: string): Promise<string> {
  const stored = await storeImage(await readFile(join(pictures, `${name}.webp`)), {
    id: idFrom(`blog/${name}`),
  });
  if (stored.outcome === 'refused') throw new Error(`The demo picture ${name} was refused: ${stored.reason}`);
  return stored.image.imagePath;
}
