import { sql } from './client.ts';

/** Keeps it for the title the post has. No row: the post is not there, or has changed since `updatedAt`. */
export function upsertShareImage(postId: string, updatedAt: string, data: Buffer) {
  return sql<{ slug: string }>`
    with drawn as (
      select id, slug, title from blog_posts
      where id = ${postId}::uuid and deleted_at is null and updated_at = ${updatedAt}::timestamptz
    ), kept as (
      insert into blog_post_share_images (post_id, title, data) select id, title, ${data}::bytea from drawn
      on conflict (post_id) do update set title = excluded.title, data = excluded.data
    )
    select slug from drawn`;
}
