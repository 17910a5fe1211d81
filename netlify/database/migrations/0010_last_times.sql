-- When something last happened: a job of the clock, an export; `key:` and a fingerprint for when a signing key was first seen.

create table last_times (
  name text primary key check (length(name) <= 60),
  at timestamptz not null default now()
);
