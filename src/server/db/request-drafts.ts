import type { InboxResource } from '#contracts/inbox.ts';
import type { DraftKind } from '#contracts/request-draft.ts';
import { sql, type Statement } from './client.ts';
import { tableOf } from './request-tables.ts';

interface DraftPlace {
  resource: InboxResource;
  id: string;
  adminId: string;
  kind: DraftKind;
}

interface OwnDraft {
  kind: DraftKind;
  text: string;
}

export function selectOwnDrafts(requestId: string, adminId: string) {
  return sql<OwnDraft>`
    select kind, text from request_drafts where request_id = ${requestId}::uuid and admin_id = ${adminId}::uuid`;
}

/**
 * Kept in place of the one before; nothing is kept about a request that has been emptied. No row when there is no such one. Holds the
 * row: whoever empties it at this moment goes before, and is seen, or after, and finds the draft.
 */
export function keepDraft({ resource, id, adminId, kind }: DraftPlace, text: string) {
  return sql<{ id: string }>`
    with present as (select id, anonymized_at from ${tableOf(resource)} where id = ${id}::uuid for share),
    kept as (
      insert into request_drafts (admin_id, request_id, kind, text)
      select ${adminId}::uuid, id, ${kind}::text, ${text}::text from present where anonymized_at is null
      on conflict (admin_id, request_id, kind) do update set text = excluded.text, saved_at = now()
    )
    select id from present`;
}

export function dropDraft({ id, adminId, kind }: DraftPlace): Statement {
  return sql`
    delete from request_drafts where admin_id = ${adminId}::uuid and request_id = ${id}::uuid and kind = ${kind}::text`;
}
