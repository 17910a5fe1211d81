-- Wishes for a build, which makes saved facts public, and what became of each.
create table practice_builds (
  id bigint generated always as identity primary key,
  asked_at timestamptz not null default now(),
  asked_by uuid references admin_users (id) on delete set null,
  -- `waiting`: nobody is there to build, so the next deploy takes it along.
  state text not null default 'asked' check (state in ('asked', 'waiting', 'live', 'failed')),
  finished_at timestamptz,
  -- Why it failed, or which saved facts this version could not take.
  reason text check (char_length(reason) <= 2000)
);
create index practice_builds_asked_by_idx on practice_builds (asked_by);
