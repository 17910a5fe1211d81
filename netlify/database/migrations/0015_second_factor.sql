-- A second factor: a code of an app beside the password, and codes on paper for the day the phone is gone.

alter table admin_users
  -- Sealed with a key the database does not know; null without a second factor.
  add column totp_secret text,
  -- The half minute whose code was taken last: no code counts twice.
  add column totp_step bigint;

create table recovery_codes (
  admin_id uuid not null references admin_users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (admin_id, code_hash)
);

create or replace function audit_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform write_audit_log('account.created', 'admin_users', new.id, jsonb_build_object('to', new.role), null);
    return null;
  end if;
  if new.is_active is distinct from old.is_active then
    perform write_audit_log(case when new.is_active then 'account.activated' else 'account.deactivated' end,
      'admin_users', new.id, null, null);
  end if;
  if new.password_hash is distinct from old.password_hash then
    perform write_audit_log('account.password-changed', 'admin_users', new.id, null, null);
  end if;
  if new.role is distinct from old.role then
    perform write_audit_log('account.role-changed', 'admin_users', new.id,
      jsonb_build_object('from', old.role, 'to', new.role), null);
  end if;
  if new.name is distinct from old.name and old.name <> '' then
    perform write_audit_log('account.renamed', 'admin_users', new.id, null, null);
  end if;
  if (new.totp_secret is null) <> (old.totp_secret is null) then
    perform write_audit_log(
      case when new.totp_secret is null then 'account.second-factor-off' else 'account.second-factor-on' end,
      'admin_users', new.id, null, null);
  end if;
  return null;
end $$;
