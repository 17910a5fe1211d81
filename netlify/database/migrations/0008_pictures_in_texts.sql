-- A version knows the time it was to be published at, so that a scheduled one is not called published.
alter table post_revisions add column publish_at timestamptz(3);

create or replace function keep_post_revision() returns trigger language plpgsql as $$
begin
  insert into post_revisions (post_id, saved_by, title, slug, content, excerpt, featured_image, image_alt, published, publish_at)
  values (new.id, new.updated_by, new.title, new.slug, new.content, new.excerpt, new.featured_image, new.image_alt, new.published,
    new.publish_at);
  return null;
end $$;

drop trigger blog_posts_revision_on_update on blog_posts;
create trigger blog_posts_revision_on_update after update on blog_posts
for each row when (
  (old.title, old.content, old.excerpt, old.featured_image, old.image_alt, old.published, old.publish_at)
  is distinct from (new.title, new.content, new.excerpt, new.featured_image, new.image_alt, new.published, new.publish_at)
) execute function keep_post_revision();

update post_revisions r set publish_at = p.publish_at from blog_posts p
where p.id = r.post_id and r.published and p.publish_at > r.saved_at;

-- Pictures in the texts there are get their size, so that a page does not jump when they arrive. No text changes for
-- anybody: no new version, no new time of change.
alter table blog_posts disable trigger user;
do $sizes$
declare picture record;
begin
  for picture in select id, width, height from blog_images where width > 0 and height > 0 loop
    update blog_posts set content = regexp_replace(content,
      '<img((?:(?! (?:width|height)=)[^>])* src="/api/blog-images/' || picture.id || '(?:\?[^"]*)?"(?:(?! (?:width|height)=)[^>])*)>',
      '<img\1 width="' || picture.width || '" height="' || picture.height || '">', 'g')
    where position('/api/blog-images/' || picture.id in content) > 0;
  end loop;
end $sizes$;
alter table blog_posts enable trigger user;
