import type { Colleague, StaffAccount } from '#contracts/answers/session.ts';
import type { StaffRole } from '#contracts/roles.ts';
import { sql, type Dated, type Statement } from './client.ts';

export interface AdminUserRow {
  id: string;
  email: string;
  /** Null as long as somebody is invited and has not come. */
  passwordHash: string | null;
  isActive: boolean;
  /** Sealed; null without a second factor. */
  totpSecret: string | null;
}

export type AdminAccountRow = Dated<StaffAccount, 'createdAt' | 'lastLoginAt' | 'invitedUntil'>;

export const emailTaken = 'admin_users_email_key';

export function selectAdminByEmail(email: string) {
  return sql<AdminUserRow>`
    select id, email, password_hash as "passwordHash", is_active as "isActive", totp_secret as "totpSecret"
    from admin_users where email = ${email}`;
}

export function selectAdmins() {
  return sql<AdminAccountRow>`select ${accountColumns()} from admin_users account order by created_at, id`;
}

/** Who can look after a request. */
export function selectDesk(roles: readonly StaffRole[]) {
  return sql<Colleague>`
    select id, name from admin_users where is_active and password_hash is not null and role = any(${[...roles]}::text[]) order by lower(name), id`;
}

interface NewAdmin {
  email: string;
  /** Null for whoever is to set it by a link. */
  passwordHash: string | null;
  /** Absent: named after the address. */
  name?: string | undefined;
  role?: StaffRole;
}

/** One row per insert; nothing when `onlyIfNone` and there is one already. Violates `admin_users_email_key`. */
export function insertAdmin({ email, passwordHash, name, role }: NewAdmin, onlyIfNone = false) {
  return sql<AdminAccountRow>`
    insert into admin_users as account (email, password_hash, name, role)
    select ${email}, ${passwordHash}::text, ${name ?? ''}, ${role ?? 'owner'}
    where not (${onlyIfNone}::boolean and exists (select 1 from admin_users))
    returning ${accountColumns()}`;
}

/** One change of who gets in after the other, and none while somebody is let in. */
export function lockAdmins(): Statement {
  return sql`select pg_advisory_xact_lock(hashtext('admin_users'))`;
}

/** For whoever is let in: waits for a change under way, and holds up the next one, nobody else. */
export function holdAdmins(): Statement {
  return sql`select pg_advisory_xact_lock_shared(hashtext('admin_users'))`;
}

interface AdminChange {
  isActive: boolean | null;
  passwordHash: string | null;
  name: string | null;
  role: StaffRole | null;
}

/**
 * Null leaves a value as it is. Ends the account's sessions where it changes who gets in, and the links that were sent
 * before. No row, and nothing ended, when there is no such account or no active owner would be left.
 */
export function updateAdmin(id: string, { isActive, passwordHash, name, role }: AdminChange) {
  return sql<AdminAccountRow>`
    with changed as (update admin_users set
      is_active = coalesce(${isActive}::boolean, is_active),
      password_hash = coalesce(${passwordHash}::text, password_hash),
      name = coalesce(${name}::text, name),
      role = coalesce(${role}::text, role)
    where id::text = ${id}
      and ((coalesce(${isActive}::boolean, is_active) and coalesce(${role}::text, role) = 'owner')
        or not (is_active and role = 'owner')
        or exists (select 1 from admin_users other
          where other.is_active and other.role = 'owner' and other.password_hash is not null and other.id::text <> ${id}))
    returning *),
    ended as (
      update admin_sessions set ended_at = now()
      where admin_id in (select id from changed) and ended_at is null
        and (${isActive}::boolean is not null or ${passwordHash}::text is not null)
    ),
    spent as (
      update account_links set used_at = now()
      where admin_id in (select id from changed) and used_at is null
        and (${isActive}::boolean is not null or ${passwordHash}::text is not null)
    )
    select ${accountColumns()} from changed account`;
}

export function selectAdmin(id: string) {
  return sql<AdminAccountRow>`select ${accountColumns()} from admin_users account where id::text = ${id}`;
}

function accountColumns() {
  return sql`account.id, email, name, role, is_active as "isActive", account.created_at as "createdAt",
    last_login_at as "lastLoginAt", password_hash is null as "isPending",
    totp_secret is not null as "hasSecondFactor", (
      select max(expires_at) from account_links link
      where link.admin_id = account.id and kind = 'invitation' and used_at is null
    ) as "invitedUntil"`;
}
