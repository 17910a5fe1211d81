import { sql, type Actor, type Statement } from './client.ts';

/** Notes files before they are put there, so that none is forgotten whatever happens in between. */
export function insertStrayFiles(ids: readonly string[]): Statement {
  return sql`
    insert into stray_files (id, due_at) select id, now() + interval '1 hour' from unnest(${ids}::uuid[]) as id
    on conflict do nothing`;
}

export interface AwaitedFile {
  id: string;
  /** The picture it is to become. */
  imageId: string;
}

/** A file somebody was given an address for: an hour is more than the slowest line needs. */
export function insertAwaitedFile({ id, imageId }: AwaitedFile, actor: Actor): Statement {
  return sql`
    insert into stray_files (id, due_at, image_id, actor_id, network)
    values (${id}::uuid, now() + interval '1 hour', ${imageId}::uuid, ${actor.id}::uuid, ${actor.network}::text)`;
}

export function selectAwaitedFile(id: string) {
  return sql<AwaitedFile & { actor: Actor }>`
    select id, image_id as "imageId", json_build_object('id', actor_id, 'network', network) as actor
    from stray_files where id = ${id}::uuid and image_id is not null`;
}

/** No longer stray are those a picture was made of. */
export function forgetPlacedFiles(ids: readonly string[]): Statement {
  return sql`
    delete from stray_files s where s.id = any(${ids}::uuid[]) and (
      exists (select from blog_images where outside_id = s.id)
      or exists (select from blog_image_copies where outside_id = s.id))`;
}

/** What comes under this id from now on is deleted unseen. */
export function stopAwaiting(id: string): Statement {
  return sql`update stray_files set image_id = null where id = ${id}::uuid`;
}

export function selectDueFiles(limit: number) {
  return sql<{ id: string }>`
    select id from stray_files where due_at <= now() order by due_at limit ${limit}::int`;
}

export function forgetStrayFiles(ids: readonly string[]): Statement {
  return sql`delete from stray_files where id = any(${ids}::uuid[])`;
}
