import { sql, type Statement } from './client.ts';

/** Notes files before they are put there, so that none is forgotten whatever happens in between. */
export function insertStrayFiles(ids: readonly string[]): Statement {
  return sql`
    insert into stray_files (id, due_at) select id, now() + interval '1 hour' from unnest(${ids}::uuid[]) as id
    on conflict do nothing`;
}

/** No longer stray are those a picture was made of. */
export function forgetPlacedFiles(ids: readonly string[]): Statement {
  return sql`
    delete from stray_files s where s.id = any(${ids}::uuid[]) and (
      exists (select from blog_images where outside_id = s.id)
      or exists (select from blog_image_copies where outside_id = s.id))`;
}

export function selectDueFiles(limit: number): Statement<{ id: string }> {
  return sql<{
    id: string;
  }>`select id from stray_files where due_at <= now() order by due_at limit ${limit}::int`;
}

export function forgetStrayFiles(ids: readonly string[]): Statement {
  return sql`delete from stray_files where id = any(${ids}::uuid[])`;
}
