import { NeonDbError } from '@neondatabase/serverless';
import { transaction } from '#server/db/client.ts';
import { siteRole } from '#server/db/site-role.ts';
import { statement } from './bookkeeping.ts';

/** To be run by the tables' owner after every migration; a second run changes nothing. */
export const siteRights = `do $rights$ begin
  begin
    if not exists (select from pg_roles where rolname = '${siteRole}') then
      create role ${siteRole} nologin nosuperuser nocreatedb nocreaterole;
    end if;
  exception when duplicate_object or unique_violation then null; -- Another start has just made it.
  end;
  execute format('grant ${siteRole} to %I', current_user);
  grant usage on schema public to ${siteRole};
  grant select, insert, update, delete on all tables in schema public to ${siteRole};
  grant usage, select on all sequences in schema public to ${siteRole};
  alter default privileges in schema public grant select, insert, update, delete on tables to ${siteRole};
  alter default privileges in schema public grant usage, select on sequences to ${siteRole};
  revoke insert, update, delete on schema_migrations, deployment from ${siteRole};
  revoke update, delete on audit_log, practice_versions from ${siteRole};
end $rights$`;

/**
 * Makes the site's role and gives it its rights.
 * @returns false where the given user may not: the site then works as that user
 */
export async function grantSiteRights(): Promise<boolean> {
  try {
    await transaction([statement('select pg_advisory_xact_lock(20260101)'), statement(siteRights)], {
      repeatable: true,
    });
    return true;
  } catch (error) {
    if (error instanceof NeonDbError && error.code === insufficientPrivilege) return false;
    throw error;
  }
}

const insufficientPrivilege = '42501';
