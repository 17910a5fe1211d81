-- Posts, the pictures in them, and the addresses they once had.

create table blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  slug text not null constraint blog_posts_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  -- Sanitised HTML; sanitised again whenever it is shown.
  content text not null,
  excerpt text,
  featured_image text,
  image_alt text,
  published boolean not null default false,
  -- The time an editor set; a published post is not public before it.
  publish_at timestamptz(3),
  -- When it was first published without such a time.
  published_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- In the trash since.
  deleted_at timestamptz(3),
  updated_by uuid references admin_users (id) on delete set null,
  -- Read off the content when it is saved, so that a list never reads contents; null means: not read off yet.
  plain_excerpt text,
  reading_minutes integer,
  -- The publication time posts are ordered by.
  shown_at timestamptz(3) not null generated always as (coalesce(publish_at, published_at, created_at)) stored,
  search tsvector not null generated always as (
    to_tsvector('english', left(title, 1000) || ' ' || left(coalesce(excerpt, plain_excerpt, ''), 2000))
  ) stored
);

-- A slug is free again once its post is in the trash.
create unique index blog_posts_slug_key on blog_posts (slug) where deleted_at is null;
create index blog_posts_shown_at_idx on blog_posts (shown_at desc, id desc) where published and deleted_at is null;
create index blog_posts_publish_at_idx on blog_posts (publish_at) where published and deleted_at is null and publish_at is not null;
create index blog_posts_updated_at_idx on blog_posts (updated_at desc, id desc);
create index blog_posts_deleted_at_idx on blog_posts (deleted_at) where deleted_at is not null;
create index blog_posts_search_idx on blog_posts using gin (search);

-- Content that changes without its excerpt and reading time being read off anew makes them unknown, not wrong.
create function forget_read_off() returns trigger language plpgsql as $$
begin
  new.plain_excerpt := null;
  new.reading_minutes := null;
  return new;
end $$;

create trigger blog_posts_forget_read_off before update on blog_posts
for each row when (
  old.content is distinct from new.content
  and (old.plain_excerpt, old.reading_minutes) is not distinct from (new.plain_excerpt, new.reading_minutes)
) execute function forget_read_off();

-- Where a post was found before its slug changed; the present slug of any post wins over these.
create table blog_post_slugs (
  slug text primary key,
  post_id uuid not null references blog_posts (id) on delete cascade,
  created_at timestamptz(3) not null default now()
);
create index blog_post_slugs_post_id_idx on blog_post_slugs (post_id);

create table blog_images (
  id uuid primary key default gen_random_uuid(),
  -- Made by the server from the id; never the name of the uploaded file.
  filename text not null,
  content_type text not null,
  data bytea not null,
  size integer not null,
  width integer,
  height integer,
  created_at timestamptz(3) not null default now()
);
create index blog_images_created_at_idx on blog_images (created_at desc, id desc);
