import type { LinkHolder } from '#contracts/answers/account-link.ts';
import { sql, type Statement } from './client.ts';

interface NewLink {
  id: string;
  adminId: string;
  kind: LinkHolder['kind'];
  hours: number;
}

/** A link and the mail that carries it; whatever was sent for the same reason before leads nowhere any more. */
export function insertLink({ id, adminId, kind, hours }: NewLink) {
  return sql<{ expiresAt: Date }>`
    with former as (
      update account_links set used_at = now()
      where admin_id = ${adminId}::uuid and kind = ${kind}::text and used_at is null
    ),
    link as (
      insert into account_links (id, admin_id, kind, expires_at)
      values (${id}::uuid, ${adminId}::uuid, ${kind}::text, now() + interval '1 hour' * ${hours}::int)
      returning id, expires_at
    ),
    mail as (
      insert into outbox (kind, cause, link_id) select ${kind}::text, 'link:' || id, id from link
    )
    select expires_at as "expiresAt" from link`;
}

/** The same for whoever has this address and may sign in; nothing, in the same time, where there is nobody. */
export function insertResetFor(email: string, id: string, hours: number, network: string): Statement {
  return sql`
    with account as (
      select id from admin_users where email = ${email} and is_active and password_hash is not null
    ),
    link as (
      insert into account_links (id, admin_id, kind, expires_at)
      select ${id}::uuid, id, 'reset', now() + interval '1 hour' * ${hours}::int from account returning id, admin_id
    ),
    mail as (
      insert into outbox (kind, cause, link_id) select 'reset', 'link:' || id, id from link
    )
    insert into audit_log (network, action, subject, subject_id)
    select ${network}::text, 'account.reset-asked', 'admin_users', admin_id from link`;
}

export interface LinkRow extends LinkHolder {
  adminId: string;
}

const isGood = () => sql`used_at is null and expires_at > now()`;

/** Whom a link is for that can still be followed. */
export function selectLink(id: string) {
  return sql<LinkRow>`
    select link.kind, account.id as "adminId", account.email, account.name
    from account_links link join admin_users account on account.id = link.admin_id
    where link.id = ${id}::uuid and account.is_active and ${isGood()}`;
}

/** Follows it, once: sets the password, ends every session and every other link of the account. No row when it is over. */
export function followLink(id: string, passwordHash: string, name: string | null) {
  return sql<{ id: string }>`
    with link as (
      update account_links set used_at = now() where id = ${id}::uuid and ${isGood()} returning id, admin_id
    ),
    others as (
      update account_links other set used_at = now() from link
      where other.admin_id = link.admin_id and other.id <> link.id and other.used_at is null
    ),
    ended as (
      update admin_sessions set ended_at = now()
      where admin_id in (select admin_id from link) and ended_at is null
    )
    update admin_users set password_hash = ${passwordHash}, name = coalesce(${name}::text, name)
    where id in (select admin_id from link) and is_active returning id`;
}

/** Takes back an invitation nobody has followed; the account goes with it. */
export function deletePending(id: string) {
  return sql<{ name: string }>`
    delete from admin_users where id::text = ${id} and password_hash is null returning name`;
}
