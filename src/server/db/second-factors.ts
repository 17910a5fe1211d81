import { sql } from './client.ts';

/**
 * Turns it on, with recovery codes of its own; the codes of before are worth nothing any more. No row, and nothing changed,
 * where one is on already.
 */
export function insertSecondFactor(
  adminId: string,
  sealedSecret: string,
  step: number,
  codeHashes: readonly string[],
) {
  return sql<{ id: string }>`
    with account as (
      update admin_users set totp_secret = ${sealedSecret}, totp_step = ${step}::bigint
      where id = ${adminId}::uuid and totp_secret is null returning id
    ),
    former as (delete from recovery_codes where admin_id in (select id from account)),
    codes as (
      insert into recovery_codes (admin_id, code_hash)
      select id, code from account, unnest(${[...codeHashes]}::text[]) as code
    )
    select id from account`;
}

/** A row where there was one to turn off. */
export function deleteSecondFactor(adminId: string) {
  return sql<{ id: string }>`
    with codes as (delete from recovery_codes where admin_id::text = ${adminId})
    update admin_users set totp_secret = null, totp_step = null
    where id::text = ${adminId} and totp_secret is not null returning id`;
}

/** Takes the code of a half minute, once: no row when that one, or a later one, was taken before. */
export function takeStep(adminId: string, step: number) {
  return sql<{ id: string }>`
    update admin_users set totp_step = ${step}::bigint
    where id = ${adminId}::uuid and totp_secret is not null and totp_step < ${step}::bigint returning id`;
}

/** Takes a code on paper, once. */
export function takeRecoveryCode(adminId: string, codeHash: string) {
  return sql<{ left: number }>`
    update recovery_codes set used_at = now()
    where admin_id = ${adminId}::uuid and code_hash = ${codeHash} and used_at is null
    returning (select count(*)::int - 1 from recovery_codes
      where admin_id = ${adminId}::uuid and used_at is null) as left`;
}
