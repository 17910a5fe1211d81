-- Who may sign in, who is signed in, and who has tried too often.

create table admin_users (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint admin_users_email_key unique,
  password_hash text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  last_login_at timestamptz,
  constraint admin_users_email_lower check (email = lower(email))
);

-- A session token names a row here, so that ending the row ends the token.
create table admin_sessions (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admin_users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index admin_sessions_admin_id_idx on admin_sessions (admin_id);

-- One row per thing that is counted; the key holds a hash, never an address or an e-mail.
create table throttle_counters (
  key text primary key,
  count integer not null default 0,
  -- End of the current window, or of the current lock.
  until timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index throttle_counters_updated_at_idx on throttle_counters (updated_at);

-- Which database is the production one; a branch of it carries the same row but has another host.
create table deployment (
  only_row boolean primary key default true check (only_row),
  production_host text not null
);
