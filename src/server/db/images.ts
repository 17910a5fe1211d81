import { sql, type Statement } from './client.ts';

export interface NewImage {
  id: string;
  /** Made by the server from the id; the name a file had on somebody's phone is never kept. */
  filename: string;
  contentType: string;
  data: Buffer;
  width: number;
  height: number;
}

export function insertImage(image: NewImage): Statement {
  return sql`
    insert into blog_images (id, filename, content_type, data, size, width, height)
    values (${image.id}::uuid, ${image.filename}, ${image.contentType}, ${image.data}::bytea, ${image.data.length},
      ${image.width}::int, ${image.height}::int)
    on conflict (id) do nothing`;
}

export function insertImageCopy(
  imageId: string,
  copy: { width: number; contentType: string; data: Buffer },
): Statement {
  return sql`
    insert into blog_image_copies (image_id, width, content_type, data)
    values (${imageId}::uuid, ${copy.width}::int, ${copy.contentType}, ${copy.data}::bytea)
    on conflict do nothing`;
}

export interface StoredPicture {
  contentType: string;
  data: Buffer;
}

/** The copy of the asked width, else the full picture; both in one round trip. */
export function selectPicture(id: string, width: number | undefined): Statement<StoredPicture> {
  return sql<StoredPicture>`
    select content_type as "contentType", data from (
      select content_type, data, 0 as rank from blog_image_copies
      where image_id::text = ${id} and width = ${width ?? null}::int
      union all
      select content_type, data, 1 from blog_images where id::text = ${id}
    ) pictures order by rank limit 1`;
}

export interface ImageRow {
  id: string;
  width: number | null;
  height: number | null;
  size: number;
  createdAt: Date;
  usedIn: { id: string; title: string }[];
}

/** Newest first, with the posts that show each picture, featured or in the text. */
export function selectLibrary(limit: number, offset: number): Statement<ImageRow> {
  return sql<ImageRow>`
    select i.id, i.width, i.height, i.size, i.created_at as "createdAt", coalesce(used.posts, '[]'::json) as "usedIn"
    from (
      select id, width, height, size, created_at from blog_images
      order by created_at desc, id limit ${limit}::int offset ${offset}::int
    ) i
    left join lateral (
      select json_agg(json_build_object('id', p.id, 'title', p.title) order by p.title) as posts
      from blog_posts p
      where p.featured_image = '/api/blog-images/' || i.id or position('/api/blog-images/' || i.id in p.content) > 0
    ) used on true
    order by i.created_at desc, i.id`;
}

/**
 * Deletes a picture and its copies unless something still shows it: a post (in the trash too), an earlier version of
 * one, or somebody's unsaved work. No row when there is no such picture.
 */
export function deleteUnusedImage(id: string): Statement<{ isDeleted: boolean }> {
  const path = `/api/blog-images/${id}`;
  return sql<{ isDeleted: boolean }>`
    with wanted as (select id from blog_images where id = ${id}::uuid),
    deleted as (
      delete from blog_images where id in (select id from wanted)
        and not exists (
          select 1 from blog_posts where featured_image = ${path} or position(${path} in content) > 0)
        and not exists (
          select 1 from post_revisions where featured_image = ${path} or position(${path} in content) > 0)
        and not exists (select 1 from working_copies where position(${path} in fields::text) > 0)
      returning id
    )
    select exists (select 1 from deleted) as "isDeleted" from wanted`;
}
