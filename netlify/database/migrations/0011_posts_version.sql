-- Where several servers share this database, none may show a page it made before another one's change: whatever changes
-- posts changes this, in its own transaction, and a server that keeps a page compares.
create table posts_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);
insert into posts_version default values;

create function change_posts_version() returns trigger language plpgsql as $$
begin
  insert into posts_version default values on conflict (is_only) do update set version = gen_random_uuid();
  return null;
end $$;

create trigger blog_posts_version after insert or update or delete or truncate on blog_posts
for each statement execute function change_posts_version();
create trigger blog_post_slugs_version after insert or update or delete or truncate on blog_post_slugs
for each statement execute function change_posts_version();
