import { sql, type Statement } from './client.ts';

export interface AdminUserRow {
  id: string;
  email: string;
  passwordHash: string;
  isActive: boolean;
}

/** An account without its hash; instants become ISO text when an answer is written. */
export interface AdminAccountRow {
  id: string;
  email: string;
  isActive: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
}

export const emailTaken = 'admin_users_email_key';

export function selectAdminByEmail(email: string): Statement<AdminUserRow> {
  return sql<AdminUserRow>`
    select id, email, password_hash as "passwordHash", is_active as "isActive"
    from admin_users where email = ${email}`;
}

export function selectAdmins(): Statement<AdminAccountRow> {
  return sql<AdminAccountRow>`select ${accountColumns()} from admin_users order by created_at, id`;
}

/** One row per insert; nothing when `onlyIfNone` and there is one already. Violates `admin_users_email_key`. */
export function insertAdmin(
  email: string,
  passwordHash: string,
  onlyIfNone = false,
): Statement<AdminAccountRow> {
  return sql<AdminAccountRow>`
    insert into admin_users (email, password_hash)
    select ${email}, ${passwordHash}
    where not (${onlyIfNone}::boolean and exists (select 1 from admin_users))
    returning ${accountColumns()}`;
}

export function lockAdmins(): Statement {
  return sql`select pg_advisory_xact_lock(hashtext('admin_users'))`;
}

interface AdminChange {
  isActive: boolean | null;
  passwordHash: string | null;
}

/**
 * Null leaves a value as it is. Ends the account's sessions. No row, and nothing ended, when there is no such account or it is
 * the last active one to be shut out.
 */
export function updateAdmin(id: string, { isActive, passwordHash }: AdminChange): Statement<AdminAccountRow> {
  return sql<AdminAccountRow>`
    with changed as (update admin_users set
      is_active = coalesce(${isActive}::boolean, is_active),
      password_hash = coalesce(${passwordHash}::text, password_hash)
    where id::text = ${id}
      and (${isActive}::boolean is distinct from false
        or exists (select 1 from admin_users other where other.is_active and other.id::text <> ${id}))
    returning *),
    ended as (
      update admin_sessions set ended_at = now() where admin_id in (select id from changed) and ended_at is null
    )
    select ${accountColumns()} from changed`;
}

export function selectAdmin(id: string): Statement<AdminAccountRow> {
  return sql<AdminAccountRow>`select ${accountColumns()} from admin_users where id::text = ${id}`;
}

function accountColumns() {
  return sql`id, email, is_active as "isActive", created_at as "createdAt", last_login_at as "lastLoginAt"`;
}
