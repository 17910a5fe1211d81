-- What owners say of the practice in the portal: every version of each kind of fact. The latest stands; none is changed.
create table practice_versions (
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  number integer not null check (number > 0),
  value jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by uuid references admin_users (id) on delete set null,
  -- Of an earlier version that was put back: its number.
  restored_from integer,
  primary key (kind, number)
);
create index practice_versions_saved_by_idx on practice_versions (saved_by);

create function audit_practice() returns trigger language plpgsql as $$
begin
  perform write_audit_log(case when new.restored_from is null then 'practice.changed' else 'practice.restored' end,
    'practice_versions', null, jsonb_build_object('name', new.kind), new.saved_by);
  return null;
end $$;
create trigger practice_versions_audit after insert on practice_versions
for each row execute function audit_practice();

-- A page made on demand shows them, too.
create trigger practice_versions_version after insert or update or delete or truncate on practice_versions
for each statement execute function change_posts_version();
