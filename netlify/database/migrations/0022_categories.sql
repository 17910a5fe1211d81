-- What a post is about, by the slug of one of the practice's own categories; one the practice no longer has is shown as none.
alter table blog_posts add column category text
  constraint blog_posts_category_form check (category ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(category) <= 80);
create index blog_posts_category_idx on blog_posts (category, shown_at desc, id desc) where published and deleted_at is null;

alter table post_revisions add column category text;

create or replace function keep_post_revision() returns trigger language plpgsql as $$
begin
  insert into post_revisions (post_id, saved_by, title, slug, content, excerpt, featured_image, image_alt, published, publish_at,
    category)
  values (new.id, new.updated_by, new.title, new.slug, new.content, new.excerpt, new.featured_image, new.image_alt, new.published,
    new.publish_at, new.category);
  return null;
end $$;

drop trigger blog_posts_revision_on_update on blog_posts;
create trigger blog_posts_revision_on_update after update on blog_posts
for each row when (
  (old.title, old.content, old.excerpt, old.featured_image, old.image_alt, old.published, old.publish_at, old.category)
  is distinct from
  (new.title, new.content, new.excerpt, new.featured_image, new.image_alt, new.published, new.publish_at, new.category)
) execute function keep_post_revision();

create or replace function audit_post() returns trigger language plpgsql as $$
declare
  action text;
begin
  if tg_op = 'DELETE' then
    perform write_audit_log('post.removed', 'blog_posts', old.id, null, null);
    return null;
  end if;
  if tg_op = 'INSERT' then
    action := case when new.published then 'post.published' else 'post.created' end;
  elsif (old.deleted_at is null) <> (new.deleted_at is null) then
    action := case when new.deleted_at is null then 'post.restored' else 'post.deleted' end;
  elsif old.published <> new.published then
    action := case when new.published then 'post.published' else 'post.unpublished' end;
  elsif (old.title, old.slug, old.content, old.excerpt, old.featured_image, old.image_alt, old.publish_at,
      old.category)
      is distinct from (new.title, new.slug, new.content, new.excerpt, new.featured_image, new.image_alt, new.publish_at,
      new.category) then
    action := 'post.changed';
  end if;
  if action is not null then
    perform write_audit_log(action, 'blog_posts', new.id, null, new.updated_by);
  end if;
  return null;
end $$;
