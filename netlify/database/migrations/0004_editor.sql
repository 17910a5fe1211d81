-- What the editor's desk keeps: smaller copies of pictures, unsaved work, and every earlier state of a post.

-- Smaller copies of a picture, so that a card never downloads more than it shows.
create table blog_image_copies (
  image_id uuid not null references blog_images (id) on delete cascade,
  width integer not null,
  content_type text not null,
  data bytea not null,
  primary key (image_id, width)
);

-- What somebody is writing and has not saved yet: one per person and post ('new' for one that does not exist yet).
create table working_copies (
  admin_id uuid not null references admin_users (id) on delete cascade,
  post_key text not null,
  fields jsonb not null,
  -- The post's updated_at this work started from.
  base_updated_at timestamptz,
  -- Which open page wrote this, counting up: a late save of the same page never overwrites its newer text.
  writer text not null,
  sequence bigint not null,
  saved_at timestamptz not null default now(),
  primary key (admin_id, post_key)
);
create index working_copies_post_key_idx on working_copies (post_key);

create table post_revisions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references blog_posts (id) on delete cascade,
  saved_by uuid references admin_users (id) on delete set null,
  saved_at timestamptz not null default now(),
  title text not null,
  slug text not null,
  content text not null,
  excerpt text,
  featured_image text,
  image_alt text,
  published boolean not null
);
create index post_revisions_post_id_saved_at_idx on post_revisions (post_id, saved_at desc);

-- In the database, so that no way of saving a post can forget it.
create function keep_post_revision() returns trigger language plpgsql as $$
begin
  insert into post_revisions (post_id, saved_by, title, slug, content, excerpt, featured_image, image_alt, published)
  values (new.id, new.updated_by, new.title, new.slug, new.content, new.excerpt, new.featured_image, new.image_alt, new.published);
  return null;
end $$;

create trigger blog_posts_revision_on_insert after insert on blog_posts
for each row execute function keep_post_revision();

create trigger blog_posts_revision_on_update after update on blog_posts
for each row when (
  (old.title, old.content, old.excerpt, old.featured_image, old.image_alt, old.published)
  is distinct from (new.title, new.content, new.excerpt, new.featured_image, new.image_alt, new.published)
) execute function keep_post_revision();
