-- What a post without a picture is shared with: its title, drawn in the editor. It counts for that title alone.
create table blog_post_share_images (
  post_id uuid primary key references blog_posts (id) on delete cascade,
  title text not null,
  data bytea not null
);
