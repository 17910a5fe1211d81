import type { Revision, RevisionSummary } from '#contracts/answers/working-copy.ts';
import { sql, type Dated } from './client.ts';

type Stored<Shape extends RevisionSummary> = Dated<Shape, 'savedAt' | 'publishAt'>;

/** Newest first. Revisions are written by a trigger of the table blog_posts. */
export function selectRevisions(postId: string) {
  return sql<Stored<RevisionSummary>>`
    select r.id, r.saved_at as "savedAt", u.name as "savedBy", r.title, r.published,
      r.publish_at as "publishAt"
    from post_revisions r left join admin_users u on u.id = r.saved_by
    where r.post_id::text = ${postId} order by r.saved_at desc, r.id limit 100`;
}

export function selectRevision(postId: string, id: string) {
  return sql<Stored<Revision>>`
    select r.id, r.saved_at as "savedAt", u.name as "savedBy", r.title, r.published,
      r.publish_at as "publishAt", r.slug, r.content, r.excerpt,
      r.featured_image as "featuredImage", r.image_alt as "imageAlt", r.category
    from post_revisions r left join admin_users u on u.id = r.saved_by
    where r.post_id::text = ${postId} and r.id::text = ${id}`;
}
