import type { ImageUse } from '#contracts/answers/image.ts';
import { sql, type Statement } from './client.ts';
import { patternOf } from './pattern-of.ts';

export interface NewImage {
  id: string;
  /** Made by the server from the id; the name a file had on somebody's phone is never kept. */
  filename: string;
  contentType: string;
  /** Of the full picture, in bytes. */
  size: number;
  width: number;
  height: number;
  /** Either the bytes, or the id its file has at UploadThing. */
  data: Buffer | null;
  outsideId: string | null;
}

/** Does nothing where one of this id is there already: an upload may be repeated. */
export function insertImage(image: NewImage): Statement {
  return sql`
    insert into blog_images (id, filename, content_type, data, outside_id, size, width, height)
    values (${image.id}::uuid, ${image.filename}, ${image.contentType}, ${image.data}::bytea, ${image.outsideId}::uuid,
      ${image.size}::int, ${image.width}::int, ${image.height}::int)
    on conflict (id) do nothing`;
}

/** The picture in another width; does nothing where there is one. */
export function insertImageCopy(
  imageId: string,
  copy: Pick<NewImage, 'width' | 'contentType' | 'data' | 'outsideId'>,
): Statement {
  return sql`
    insert into blog_image_copies (image_id, width, content_type, data, outside_id)
    values (${imageId}::uuid, ${copy.width}::int, ${copy.contentType}, ${copy.data}::bytea, ${copy.outsideId}::uuid)
    on conflict do nothing`;
}

export type StoredPicture = Pick<NewImage, 'contentType' | 'data' | 'outsideId'>;

/** The narrowest copy that is at least as wide as asked for, else the full picture; all in one round trip. */
export function selectPicture(id: string, width: number | undefined) {
  return sql<StoredPicture>`
    select content_type as "contentType", data, outside_id as "outsideId" from (
      select content_type, data, outside_id, width from blog_image_copies
      where image_id::text = ${id} and width >= ${width ?? null}::int
      union all
      select content_type, data, outside_id, null from blog_images where id::text = ${id}
    ) pictures order by width nulls last limit 1`;
}

/** In pixels; pictures of which none is known are left out. */
export function selectImageSizes(ids: string[]) {
  return sql<{ id: string; width: number; height: number }>`
    select id, width, height from blog_images where id = any(${ids}::uuid[]) and width > 0 and height > 0`;
}

/**
 * Everything that needs the picture at this path, each once, by the strongest of its reasons: a post that shows it, one
 * in the trash, an earlier version of one, somebody's unsaved text. `description` is how it is described there.
 */
function usesOf(path: Fragment): Fragment {
  const described = (text: Fragment) => sql`nullif(substring(${text} from
    '<img[^>]* src="' || ${path} || '[^>]* alt="([^"]*)"'), '')`;
  return sql`
    select p.id, p.title, case when p.deleted_at is null then 'post' else 'trash' end as kind,
      coalesce(case when p.featured_image = ${path} then nullif(p.image_alt, '') end, ${described(sql`p.content`)})
        as description
    from blog_posts p where p.featured_image = ${path} or position(${path} in p.content) > 0
    union all
    select p.id, p.title, 'version', null from blog_posts p
    where p.featured_image is distinct from ${path} and position(${path} in p.content) = 0 and exists (
      select 1 from post_revisions r
      where r.post_id = p.id and (r.featured_image = ${path} or position(${path} in r.content) > 0))
    union all
    select p.id, coalesce(nullif(w.fields ->> 'title', ''), p.title, 'a new post'), 'unsaved',
      coalesce(case when w.fields ->> 'featuredImage' = ${path} then nullif(w.fields ->> 'imageAlt', '') end,
        ${described(sql`(w.fields ->> 'content')`)})
    from working_copies w left join blog_posts p on p.id::text = w.post_key
    where position(${path} in w.fields::text) > 0
      and (p.id is null or p.featured_image is distinct from ${path} and position(${path} in p.content) = 0)
    union all
    select null, 'the team', 'practice', null from (
      select value from practice_versions where kind = 'team' order by number desc limit 1
    ) team where position(${path} in team.value::text) > 0`;
}

type Fragment = ReturnType<typeof sql>;

export interface ImageRow {
  id: string;
  width: number | null;
  height: number | null;
  size: number;
  createdAt: Date;
  /** As it stands in HTML. */
  description: string | null;
  usedIn: ImageUse[];
}

/** Newest first, with everything that needs each picture; with a search, those whose description or posts match it. */
export function selectLibrary({ search, limit, offset }: { search: string; limit: number; offset: number }) {
  const page = sql`order by i.created_at desc, i.id desc limit ${limit}::int offset ${offset}::int`;
  const pattern = patternOf(search);
  const columns = sql`i.id, i.width, i.height, i.size, i.created_at`;
  return sql<ImageRow>`
    select i.id, i.width, i.height, i.size, i.created_at as "createdAt", used.description,
      coalesce(used.posts, '[]'::json) as "usedIn"
    from (select ${columns} from blog_images i ${search === '' ? page : sql``}) i
    left join lateral (
      select json_agg(json_build_object('id', u.id, 'title', u.title, 'as', u.kind) order by u.kind, u.title) as posts,
        (array_agg(u.description order by u.kind) filter (where u.description is not null))[1] as description,
        string_agg(concat_ws(' ', u.title, u.description), ' ') as words
      from (${usesOf(sql`('/api/blog-images/' || i.id)`)}) u
    ) used on true
    ${search === '' ? sql`order by i.created_at desc, i.id desc` : sql`where used.words ilike ${pattern} ${page}`}`;
}

/** Deletes a picture and its copies unless something needs it. No row when there is no such picture. */
export function deleteUnusedImage(id: string) {
  return sql<{ isDeleted: boolean }>`
    with wanted as (select id from blog_images where id = ${id}::uuid),
    deleted as (
      delete from blog_images where id in (select id from wanted)
        and not exists (${usesOf(sql`${`/api/blog-images/${id}`}::text`)})
      returning id
    )
    select exists (select 1 from deleted) as "isDeleted" from wanted`;
}
