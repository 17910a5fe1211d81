-- What browsers report (a policy that kept something out, a script that failed): how often a day, and nothing of whose.
create table browser_reports (
  day date not null,
  kind text not null check (length(kind) <= 60),
  count integer not null check (count > 0),
  primary key (day, kind)
);

-- Links to a preview made before this no longer show anything.
alter table blog_posts add column previews_revoked_at timestamptz;
