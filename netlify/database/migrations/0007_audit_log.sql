-- Who did what to what, when and from where: written by the statement that does it, readable by staff, and only ever added to.

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null for the clock, for chores at the server and for a sign-in that named no account. What somebody did outlives the account.
  actor_id uuid,
  -- Roughly where from: /24 of IPv4, /48 of IPv6; null for what no call from outside has done.
  network text check (char_length(network) <= 64),
  action text not null check (action ~ '^[a-z]+\.[a-z-]+$'),
  result text not null default 'ok' check (result in ('ok', 'refused', 'locked')),
  -- What was acted upon: the name of its table and its id.
  subject text,
  subject_id uuid,
  -- All of them, for a list that was shown or exported.
  subject_ids uuid[],
  detail jsonb
);
create index audit_log_at_idx on audit_log (at desc, id desc);
create index audit_log_actor_idx on audit_log (actor_id, action, at desc);

create function keep_audit_log() returns trigger language plpgsql as $$
begin
  -- A year stays, whatever anybody says; what is older may go by its retention.
  if tg_op = 'DELETE' then
    if old.at < now() - interval '365 days' then return old; end if;
  end if;
  raise exception 'The audit log is only ever added to.' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_log_append_only before update or delete on audit_log
for each row execute function keep_audit_log();
create trigger audit_log_not_emptied before truncate on audit_log
for each statement execute function keep_audit_log();

-- The site's own role may not delete from the log: its retention goes through here, and no further back than this allows.
create function forget_audit_log(days integer) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from audit_log where at < now() - make_interval(days => greatest(days, 365))
$$;

-- The transaction says who acts (`audit.actor`, `audit.network`); rows that carry their author name it themselves.
create function write_audit_log(action text, subject text, subject_id uuid, detail jsonb, actor uuid) returns void
language sql as $$
  insert into audit_log (actor_id, network, action, subject, subject_id, detail)
  values (coalesce(actor, nullif(current_setting('audit.actor', true), '')::uuid),
    nullif(current_setting('audit.network', true), ''), action, subject, subject_id, detail)
$$;

create function audit_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform write_audit_log('account.created', 'admin_users', new.id, null, null);
    return null;
  end if;
  if new.is_active is distinct from old.is_active then
    perform write_audit_log(case when new.is_active then 'account.activated' else 'account.deactivated' end,
      'admin_users', new.id, null, null);
  end if;
  if new.password_hash is distinct from old.password_hash then
    perform write_audit_log('account.password-changed', 'admin_users', new.id, null, null);
  end if;
  return null;
end $$;
create trigger admin_users_audit after insert or update on admin_users
for each row execute function audit_account();

-- What arrives from a patient is no act of staff; an export names its rows itself.
create function audit_request() returns trigger language plpgsql as $$
begin
  perform write_audit_log('request.' || new.kind, new.resource, new.request_id,
    jsonb_strip_nulls(jsonb_build_object('from', new.from_status, 'to', new.to_status)), new.admin_id);
  return null;
end $$;
create trigger request_events_audit after insert on request_events
for each row when (new.kind not in ('received', 'exported')) execute function audit_request();

create function audit_post() returns trigger language plpgsql as $$
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
  elsif (old.title, old.slug, old.content, old.excerpt, old.featured_image, old.image_alt, old.publish_at)
      is distinct from (new.title, new.slug, new.content, new.excerpt, new.featured_image, new.image_alt, new.publish_at) then
    action := 'post.changed';
  end if;
  if action is not null then
    perform write_audit_log(action, 'blog_posts', new.id, null, new.updated_by);
  end if;
  return null;
end $$;
create trigger blog_posts_audit after insert or update or delete on blog_posts
for each row execute function audit_post();

create function audit_image() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform write_audit_log('image.deleted', 'blog_images', old.id, null, null);
  else
    perform write_audit_log('image.uploaded', 'blog_images', new.id, null, null);
  end if;
  return null;
end $$;
create trigger blog_images_audit after insert or delete on blog_images
for each row execute function audit_image();

-- When somebody last gave the password again within a session: accounts, exports and removals ask for it.
alter table admin_sessions add column confirmed_at timestamptz;
