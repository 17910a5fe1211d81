-- Pictures may lie at UploadThing instead of here, each file under an id of ours.
alter table blog_images alter column data drop not null;
alter table blog_images add column outside_id uuid;
alter table blog_images add constraint blog_images_one_place check (num_nonnulls(data, outside_id) = 1);
alter table blog_image_copies alter column data drop not null;
alter table blog_image_copies add column outside_id uuid;
alter table blog_image_copies add constraint blog_image_copies_one_place check (num_nonnulls(data, outside_id) = 1);

-- Files there that belong to no picture: awaited, being looked at, refused, or of a picture that was deleted. When they
-- are due the clock deletes them.
create table stray_files (
  id uuid primary key,
  due_at timestamptz not null,
  -- Of one that is awaited: the picture it is to become, who sends it, and roughly from where.
  image_id uuid,
  actor_id uuid references admin_users (id) on delete set null,
  network text
);
create index stray_files_due_at_idx on stray_files (due_at);
create index stray_files_actor_id_idx on stray_files (actor_id);

-- Whatever deletes a picture, its file is not forgotten.
create function leave_stray_file() returns trigger language plpgsql as $$
begin
  insert into stray_files (id, due_at) values (old.outside_id, now()) on conflict (id) do update set due_at = now();
  return null;
end $$;
create trigger blog_images_stray after delete on blog_images
for each row when (old.outside_id is not null) execute function leave_stray_file();
create trigger blog_image_copies_stray after delete on blog_image_copies
for each row when (old.outside_id is not null) execute function leave_stray_file();
