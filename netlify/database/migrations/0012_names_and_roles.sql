-- Staff have names, which colleagues know them by, and a role, which says what they may do.

alter table admin_users
  add column name text not null default '' check (char_length(name) <= 80),
  add column role text not null default 'owner' check (role in ('owner', 'editor', 'desk'));

-- Whoever is not named is called after their address: jo.miller@… is Jo Miller.
create function name_account() returns trigger language plpgsql as $$
begin
  if new.name = '' then
    new.name := left(initcap(regexp_replace(split_part(new.email, '@', 1), '[._-]+', ' ', 'g')), 80);
  end if;
  return new;
end $$;
create trigger admin_users_name before insert or update of name on admin_users
for each row execute function name_account();
update admin_users set name = '';

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
  return null;
end $$;
