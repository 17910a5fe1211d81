-- Links by which somebody sets their own password: whoever is invited, and whoever has forgotten theirs.

-- Whoever is invited has no password yet.
alter table admin_users alter column password_hash drop not null;

-- The link itself is signed with a key the database does not know: who reads this table can follow none.
create table account_links (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admin_users (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'reset')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_admin_id_idx on account_links (admin_id, created_at);

alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check
  check (kind in ('staff-notice', 'acknowledgement', 'digest', 'invitation', 'reset'));
alter table outbox add column link_id uuid references account_links (id) on delete cascade;
