import { seedPosts } from './seed-posts.ts';

/** Fills an empty database with the demo's content; leaves one that has any alone. */
export async function seedDemo(): Promise<void> {
  await seedPosts();
}
