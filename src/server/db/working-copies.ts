import type { OtherEditor, SavedWorkingCopy } from '#contracts/answers/working-copy.ts';
import type { WorkingCopy } from '#contracts/working-copy.ts';
import { sql, type Dated, type Statement } from './client.ts';

/** Keeps the copy unless a newer one is there already; answers when the kept one was saved. */
export function upsertWorkingCopy(adminId: string, key: string, copy: WorkingCopy) {
  return sql<{ savedAt: Date }>`
    insert into working_copies (admin_id, post_key, fields, base_updated_at, writer, sequence)
    values (${adminId}::uuid, ${key}, ${JSON.stringify(copy.fields)}::jsonb, ${copy.baseUpdatedAt}::timestamptz,
      ${copy.writer}, ${copy.sequence}::bigint)
    on conflict (admin_id, post_key) do update set
      fields = excluded.fields, base_updated_at = excluded.base_updated_at, writer = excluded.writer,
      sequence = excluded.sequence, saved_at = now()
    where excluded.writer <> working_copies.writer or excluded.sequence >= working_copies.sequence
    returning saved_at as "savedAt"`;
}

export type WorkingCopyRow = Dated<SavedWorkingCopy, 'savedAt' | 'baseUpdatedAt'>;

export function selectWorkingCopy(adminId: string, key: string) {
  return sql<WorkingCopyRow>`
    select post_key as key, fields, base_updated_at as "baseUpdatedAt", saved_at as "savedAt"
    from working_copies where admin_id = ${adminId}::uuid and post_key = ${key}`;
}

/** The own unsaved work, newest first, without the posts that are gone. */
export function selectWorkingCopies(adminId: string) {
  return sql<WorkingCopyRow>`
    select post_key as key, fields, base_updated_at as "baseUpdatedAt", saved_at as "savedAt"
    from working_copies w
    where admin_id = ${adminId}::uuid
      and (post_key = 'new' or exists (select 1 from blog_posts p where p.id::text = w.post_key))
    order by saved_at desc limit 20`;
}

/** Who else wrote on this post within the last hour and has not saved it. */
export function selectOtherEditors(adminId: string, key: string) {
  return sql<Dated<OtherEditor, 'savedAt'>>`
    select u.id, u.name, w.saved_at as "savedAt"
    from working_copies w join admin_users u on u.id = w.admin_id
    where w.post_key = ${key} and w.post_key <> 'new' and w.admin_id <> ${adminId}::uuid
      and w.saved_at > now() - interval '1 hour'
    order by w.saved_at desc`;
}

export function deleteWorkingCopy(adminId: string, key: string): Statement {
  return sql`delete from working_copies where admin_id = ${adminId}::uuid and post_key = ${key}`;
}
