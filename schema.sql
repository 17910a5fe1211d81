-- Who may sign in, who is signed in, and who has tried too often.

create table admin_users (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint admin_users_email_key unique,
  -- Null as long as somebody is invited and has not come.
  password_hash text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  last_login_at timestamptz,
  -- What colleagues call them; whoever is not named is called after their address.
  name text not null default '' check (char_length(name) <= 80),
  role text not null default 'owner' check (role in ('owner', 'editor', 'desk')),
  -- Sealed with a key the database does not know; null without a second factor.
  totp_secret text,
  -- The half minute whose code was taken last: no code counts twice.
  totp_step bigint,
  constraint admin_users_email_lower check (email = lower(email))
);

-- jo.miller@… is Jo Miller.
create function name_account() returns trigger language plpgsql as $$
begin
  if new.name = '' then
    new.name := left(initcap(regexp_replace(split_part(new.email, '@', 1), '[._-]+', ' ', 'g')), 80);
  end if;
  return new;
end $$;
create trigger admin_users_name before insert or update of name on admin_users
for each row execute function name_account();

-- A session token names a row here, so that ending the row ends the token.
create table admin_sessions (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admin_users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- When somebody last gave the password again within it: accounts, exports and removals ask for it.
  confirmed_at timestamptz
);
create index admin_sessions_admin_id_idx on admin_sessions (admin_id);

-- Links by which somebody sets their own password: whoever is invited, and whoever has forgotten theirs. The link itself is
-- signed with a key the database does not know: who reads this table can follow none.
create table account_links (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admin_users (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'reset')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_admin_id_idx on account_links (admin_id, created_at);

-- Codes on paper for the day the phone is gone.
create table recovery_codes (
  admin_id uuid not null references admin_users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (admin_id, code_hash)
);

-- One row per thing that is counted; the key holds a hash, never an address or an e-mail.
create table throttle_counters (
  key text primary key,
  count integer not null default 0,
  -- End of the current window, or of the current lock.
  until timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index throttle_counters_updated_at_idx on throttle_counters (updated_at);

-- Which database is the production one; a branch of it carries the same row but has another host.
create table deployment (
  only_row boolean primary key default true check (only_row),
  production_host text not null
);

-- What patients ask for, who at the desk did what about it, and the mail that is due.
-- Lengths are code points. Limits stand here a second time on purpose: this is the last wall.

-- How a text is searched: without accents, case, apostrophes and hyphens, white space one kind. Both sides go through it.
create function search_fold(text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(
    translate(
      lower(regexp_replace(normalize(
        translate($1, E'\n\r\t' || '-‐‑‒–—−''’‘ʼʻ´`′', '   '), NFKD), '[\u0300-\u036f]', '', 'g')),
      'ØøŁłĐđĦħıŦŧ', 'oollddhhitt'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

-- A phone number as its own digits: no trunk prefix, no way out of a country, no 1 in front of an American one.
create function search_digits(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace(replace($1, '(0)', ''), '[^0-9]', '', 'g'), '^(011|0+|1(?=[0-9]{10}))', '')
$$;

-- All runs of three letters, and the first letter after each space: what an index finds parts of words by. An extension
-- (pg_trgm) would do the same where it is installed; this needs none. Dear, so that the planner asks the index.
create function search_grams(text) returns text[] language sql immutable strict parallel safe cost 10000 as $$
  select coalesce(array_agg(distinct gram), '{}') from (
    select unnest(array[letter || second || third, case when letter = ' ' then letter || second end]) as gram
    from (
      select letter, lead(letter) over (order by place) as second, lead(letter, 2) over (order by place) as third
      from unnest(string_to_array($1, null)) with ordinality as letters (letter, place)
    ) as runs
  ) as grams where gram is not null
$$;

-- As few runs of three letters as hold every letter of a term: what the index is asked for. All of them would find the same
-- rows and cost three times as much.
create function search_needles(text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr($1, greatest(least(place, char_length($1) - 2), 1), 3)), '{}')
  from generate_series(1, char_length($1), 3) as place
$$;

-- Words somebody looks for, as they stand in a searched text: one or two letters are the beginning of a word.
create function search_terms(words text[]) returns text[] language plpgsql immutable strict parallel safe as $$
begin
  return array(
    select case when length(folded) < 3 then ' ' || folded else folded end
    from (select search_fold(word) as folded from unnest(words) as word) as foldings where folded <> ''
  );
end $$;

-- A phone number somebody looks for: as it is, and, written with a country in front, without that.
create function search_phones(phone text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  digits text := search_digits(phone);
  longest_country integer := case when phone ~ '^ *(\+|00)' and length(digits) <> 10 then 3 else 0 end;
begin
  return array(
    select substr(digits, cut + 1) from generate_series(0, longest_country) as cut
    where cut = 0 or length(digits) - cut >= 8 order by cut
  );
end $$;

-- A term as a pattern in which nothing stands for anything else.
create function search_pattern(term text) returns text language sql immutable strict parallel safe as $$
  select '%' || regexp_replace(term, '([\\%_])', '\\\1', 'g') || '%'
$$;

create table appointments (
  id uuid primary key default gen_random_uuid(),
  reference text not null constraint appointments_reference_key unique check (reference ~ '^[A-Z0-9-]{6,20}$'),
  first_name text not null check (char_length(first_name) <= 80),
  last_name text not null check (char_length(last_name) <= 80),
  email text check (char_length(email) <= 254),
  phone text not null check (char_length(phone) <= 40),
  service text check (service in ('preventative', 'restorative', 'cosmetic', 'implants', 'sedation')),
  preferred_date date,
  notes text check (char_length(notes) <= 2000),
  status text not null default 'pending'
    check (status in ('pending', 'contacted', 'confirmed', 'declined', 'closed', 'spam')),
  created_at timestamptz not null default date_trunc('milliseconds', now()),

  -- Where it stood before its present status: one step back leads there.
  status_before text check (status_before in ('pending', 'contacted', 'confirmed', 'declined', 'closed')),
  status_at timestamptz not null default now(),
  -- Cut to milliseconds, which is what a browser can hold: the desk sends it back to tell what it last saw.
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  due_at timestamptz not null,
  first_seen_at timestamptz,
  source text not null default 'site' check (source in ('site', 'desk')),
  -- Hashes: what a throttle counts by, what a retry names, and what it must be equal to.
  email_key text,
  idempotency_key text constraint appointments_idempotency_key_key unique,
  body_hash text,
  anonymized_at timestamptz,
  -- When somebody who was called in vain, or promised to call, is to be called again.
  retry_at timestamptz,
  assigned_to uuid references admin_users (id) on delete set null,
  -- When they come, as it was agreed upon; the day they wished for stays beside it.
  visit_at timestamptz,
  -- The language the form was filled in. Null: not said.
  language text check (language in ('en', 'es')),
  -- When somebody has to act next. What is done, or has its date, waits for nobody.
  work_due timestamptz generated always as (
    case status when 'pending' then due_at when 'contacted' then retry_at end
  ) stored,
  search_text text generated always as (
    ' ' || search_fold(reference || ' ' || first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || phone
      || ' ' || coalesce(notes, '')) || ' ' || search_digits(phone)
  ) stored,
  constraint appointments_complete check (
    anonymized_at is not null
    or (first_name <> '' and last_name <> '' and phone <> '' and (email is not null or source = 'desk'))
  )
);
-- One for each order the inbox is read in.
create index appointments_status_idx on appointments (status, work_due, created_at desc, id);
create index appointments_work_idx on appointments (work_due, created_at desc, id);
create index appointments_open_idx on appointments (work_due, created_at desc, id)
  where status in ('pending', 'contacted', 'confirmed');
create index appointments_new_idx on appointments (created_at desc, id) where status = 'pending';
create index appointments_done_idx on appointments (created_at desc, id) where status in ('declined', 'closed');
create index appointments_visit_at_idx on appointments (visit_at) where status = 'confirmed';
create index appointments_visit_idx on appointments (preferred_date) where status = 'confirmed';
create index appointments_search_idx on appointments using gin (search_grams(search_text));
create index appointments_created_at_idx on appointments (created_at desc);
create index appointments_email_key_idx on appointments (email_key, created_at);
create index appointments_body_hash_idx on appointments (body_hash, created_at);

create table contacts (
  id uuid primary key default gen_random_uuid(),
  reference text not null constraint contacts_reference_key unique check (reference ~ '^[A-Z0-9-]{6,20}$'),
  name text not null check (char_length(name) <= 120),
  email text check (char_length(email) <= 254),
  subject text check (char_length(subject) <= 150),
  message text not null check (char_length(message) <= 4000),
  status text not null default 'pending'
    check (status in ('pending', 'contacted', 'confirmed', 'declined', 'closed', 'spam')),
  created_at timestamptz not null default date_trunc('milliseconds', now()),

  status_before text check (status_before in ('pending', 'contacted', 'confirmed', 'declined', 'closed')),
  status_at timestamptz not null default now(),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  due_at timestamptz not null,
  first_seen_at timestamptz,
  source text not null default 'site' check (source in ('site', 'desk')),
  email_key text,
  idempotency_key text constraint contacts_idempotency_key_key unique,
  body_hash text,
  anonymized_at timestamptz,
  retry_at timestamptz,
  assigned_to uuid references admin_users (id) on delete set null,
  language text check (language in ('en', 'es')),
  work_due timestamptz generated always as (
    case status when 'pending' then due_at when 'contacted' then retry_at end
  ) stored,
  search_text text generated always as (
    ' ' || search_fold(reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(subject, '') || ' '
      || message)
  ) stored,
  constraint contacts_complete check (
    anonymized_at is not null
    or (name <> '' and message <> '' and (email is not null or source = 'desk'))
  )
);
create index contacts_status_idx on contacts (status, work_due, created_at desc, id);
create index contacts_work_idx on contacts (work_due, created_at desc, id);
create index contacts_open_idx on contacts (work_due, created_at desc, id)
  where status in ('pending', 'contacted', 'confirmed');
create index contacts_new_idx on contacts (created_at desc, id) where status = 'pending';
create index contacts_done_idx on contacts (created_at desc, id) where status in ('declined', 'closed');
create index contacts_search_idx on contacts using gin (search_grams(search_text));
create index contacts_created_at_idx on contacts (created_at desc);
create index contacts_email_key_idx on contacts (email_key, created_at);
create index contacts_body_hash_idx on contacts (body_hash, created_at);

-- How many there are of each kind, kept by the database itself, so that nobody counts rows to show a number. `version`
-- grows with every change of a request: a desk that has seen it need not read anything anew.
create table inbox_tallies (
  resource text not null,
  status text not null,
  is_unread boolean not null,
  amount integer not null,
  version bigint not null default 0,
  primary key (resource, status, is_unread)
);

create function tally_inbox() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into inbox_tallies as tally (resource, status, is_unread, amount, version)
    select tg_table_name, status, first_seen_at is null, count(*), 1 from after group by 2, 3 order by 2, 3
    on conflict (resource, status, is_unread)
    do update set amount = tally.amount + excluded.amount, version = tally.version + 1;
  elsif tg_op = 'DELETE' then
    insert into inbox_tallies as tally (resource, status, is_unread, amount, version)
    select tg_table_name, status, first_seen_at is null, -count(*), 1 from before group by 2, 3 order by 2, 3
    on conflict (resource, status, is_unread)
    do update set amount = tally.amount + excluded.amount, version = tally.version + 1;
  else
    insert into inbox_tallies as tally (resource, status, is_unread, amount, version)
    select tg_table_name, status, is_unread, sum(one), 1 from (
      select status, first_seen_at is null as is_unread, 1 as one from after
      union all select status, first_seen_at is null, -1 from before
    ) as changes group by 2, 3 order by 2, 3
    on conflict (resource, status, is_unread)
    do update set amount = tally.amount + excluded.amount, version = tally.version + 1;
  end if;
  return null;
end $$;

create trigger appointments_tally_insert after insert on appointments
referencing new table as after for each statement execute function tally_inbox();
create trigger appointments_tally_update after update on appointments
referencing old table as before new table as after for each statement execute function tally_inbox();
create trigger appointments_tally_delete after delete on appointments
referencing old table as before for each statement execute function tally_inbox();
create trigger contacts_tally_insert after insert on contacts
referencing new table as after for each statement execute function tally_inbox();
create trigger contacts_tally_update after update on contacts
referencing old table as before new table as after for each statement execute function tally_inbox();
create trigger contacts_tally_delete after delete on contacts
referencing old table as before for each statement execute function tally_inbox();

-- Who has which request open just now; a row that is not renewed for a quarter of a minute says nothing any more.
create table request_viewers (
  request_id uuid not null,
  admin_id uuid not null references admin_users (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (request_id, admin_id)
);
create index request_viewers_at_idx on request_viewers (at);

-- Who saw, changed and exported what, and when. Names no patient, so it outlives the request's own data.
create table request_events (
  id bigint generated always as identity primary key,
  resource text not null check (resource in ('appointments', 'contacts')),
  -- Null for what concerns many at once: an export.
  request_id uuid,
  -- Null for the patient and for the clock.
  admin_id uuid references admin_users (id) on delete set null,
  kind text not null check (
    kind in (
      'received', 'entered', 'seen', 'status', 'note', 'exported', 'anonymized', 'no-answer', 'assigned', 'mail-retried',
      'answered', 'visit-set', 'visit-removed'
    )
  ),
  from_status text,
  to_status text,
  -- How many rows an export held.
  amount integer,
  at timestamptz not null default now(),
  -- Whom a request was given to; null where it was given back.
  given_to uuid references admin_users (id) on delete set null,
  -- Which answer was mailed; gone once the request is anonymised.
  answer_id uuid
);
create index request_events_request_idx on request_events (request_id, id);

create table request_notes (
  id bigint generated always as identity primary key,
  request_id uuid not null,
  admin_id uuid references admin_users (id) on delete set null,
  text text not null check (char_length(text) between 1 and 2000),
  at timestamptz not null default now()
);
create index request_notes_request_idx on request_notes (request_id, id);

-- What staff have mailed to a patient about a request. It goes when the request's own data goes, and with it the mail that
-- has not left yet.
create table request_answers (
  -- Chosen by the page that sends it: a repetition names it again.
  id uuid primary key,
  resource text not null check (resource in ('appointments', 'contacts')),
  request_id uuid not null,
  admin_id uuid references admin_users (id) on delete set null,
  subject text not null check (char_length(subject) between 1 and 150),
  text text not null check (char_length(text) between 1 and 4000),
  at timestamptz not null default now(),
  -- The visit it carries as a calendar file: as it was when the answer was written.
  visit_at timestamptz
);
create index request_answers_request_idx on request_answers (request_id, at);

-- Half a note or half an answer, of one person about one request: kept as typed until it is added, sent or discarded, a week at
-- most, and never longer than the request's own data. Nobody else is shown it.
create table request_drafts (
  admin_id uuid not null references admin_users (id) on delete cascade,
  request_id uuid not null,
  kind text not null check (kind in ('note', 'answer')),
  text text not null check (char_length(text) between 1 and 50000),
  saved_at timestamptz not null default now(),
  primary key (admin_id, request_id, kind)
);
create index request_drafts_request_idx on request_drafts (request_id);

-- The practice's own words over those it came with; without a row the template is as it came.
create table answer_templates (
  id text primary key check (char_length(id) between 1 and 40),
  subject text not null check (char_length(subject) between 1 and 150),
  text text not null check (char_length(text) between 1 and 4000),
  updated_at timestamptz not null default now(),
  updated_by uuid references admin_users (id) on delete set null
);

-- Mail that is due. A row is written in the statement that causes it and sent afterwards, by whoever claims it first.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('staff-notice', 'acknowledgement', 'digest', 'invitation', 'reset', 'answer')),
  resource text check (resource in ('appointments', 'contacts')),
  request_id uuid,
  -- One mail per cause, however often its cause is told.
  cause text not null constraint outbox_cause_key unique,
  -- Who gets acknowledgements: a hash, to keep anybody from being flooded with them.
  email_key text,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  leased_until timestamptz,
  sent_at timestamptz,
  -- Given up, after days of trying or because there is nobody to send it to.
  failed_at timestamptz,
  -- Why it has not left, in a word of ours: a provider's own words may quote the address.
  failure text check (failure in ('address', 'refused', 'unreachable', 'sign-in', 'other')),
  -- Of an invitation or a reset.
  link_id uuid references account_links (id) on delete cascade,
  -- Of an answer to a patient.
  answer_id uuid references request_answers (id) on delete cascade
);
create index outbox_waiting_idx on outbox (due_at) where sent_at is null and failed_at is null;
create index outbox_email_key_idx on outbox (email_key, created_at);
create index outbox_sent_at_idx on outbox (sent_at);
create index outbox_failed_at_idx on outbox (failed_at) where failed_at is not null;
create index outbox_answer_id_idx on outbox (answer_id) where answer_id is not null;
create index outbox_request_id_idx on outbox (request_id) where request_id is not null;

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
  ) stored,
  -- Links to a preview made before this no longer show anything.
  previews_revoked_at timestamptz,
  -- The slug of one of the practice's own categories; one the practice no longer has is shown as none.
  category text constraint blog_posts_category_form check (category ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(category) <= 80)
);

-- A slug is free again once its post is in the trash.
create unique index blog_posts_slug_key on blog_posts (slug) where deleted_at is null;
create index blog_posts_shown_at_idx on blog_posts (shown_at desc, id desc) where published and deleted_at is null;
create index blog_posts_category_idx on blog_posts (category, shown_at desc, id desc) where published and deleted_at is null;
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

-- Where several servers share this database, none may show a page it made before another one's change: whatever changes
-- posts changes this, in its own transaction, and a server that keeps a page compares.
create table posts_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);

create function change_posts_version() returns trigger language plpgsql as $$
begin
  insert into posts_version default values on conflict (is_only) do update set version = gen_random_uuid();
  return null;
end $$;

create trigger blog_posts_version after insert or update or delete or truncate on blog_posts
for each statement execute function change_posts_version();
create trigger blog_post_slugs_version after insert or update or delete or truncate on blog_post_slugs
for each statement execute function change_posts_version();

-- What owners say of the practice in the portal: every version of each kind of fact. The latest stands; none is changed.
create table practice_versions (
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  number integer not null check (number > 0),
  value jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by uuid references admin_users (id) on delete set null,
  -- Of an earlier version that was put back: its number.
  restored_from integer,
  primary key (kind, number)
);
create index practice_versions_saved_by_idx on practice_versions (saved_by);
-- Wishes for a build, which makes saved facts public, and what became of each.
create table practice_builds (
  id bigint generated always as identity primary key,
  asked_at timestamptz not null default now(),
  asked_by uuid references admin_users (id) on delete set null,
  -- `waiting`: nobody is there to build, so the next deploy takes it along.
  state text not null default 'asked' check (state in ('asked', 'waiting', 'live', 'failed')),
  finished_at timestamptz,
  -- Why it failed, or which saved facts this version could not take.
  reason text check (char_length(reason) <= 2000)
);
create index practice_builds_asked_by_idx on practice_builds (asked_by);

-- A page made on demand shows them, too.
create trigger practice_versions_version after insert or update or delete or truncate on practice_versions
for each statement execute function change_posts_version();

create table blog_images (
  id uuid primary key default gen_random_uuid(),
  -- Made by the server from the id; never the name of the uploaded file.
  filename text not null,
  content_type text not null,
  data bytea,
  size integer not null,
  width integer,
  height integer,
  created_at timestamptz(3) not null default now(),
  -- The id of its file at UploadThing, where it lies there instead of here.
  outside_id uuid,
  constraint blog_images_one_place check (num_nonnulls(data, outside_id) = 1)
);
create index blog_images_created_at_idx on blog_images (created_at desc, id desc);

-- What the editor's desk keeps: smaller copies of pictures, unsaved work, and every earlier state of a post.

-- Smaller copies of a picture, so that a card never downloads more than it shows.
create table blog_image_copies (
  image_id uuid not null references blog_images (id) on delete cascade,
  width integer not null,
  content_type text not null,
  data bytea,
  outside_id uuid,
  primary key (image_id, width),
  constraint blog_image_copies_one_place check (num_nonnulls(data, outside_id) = 1)
);

-- Files at UploadThing that belong to no picture: awaited, being looked at, refused, or of a picture that was deleted.
-- When they are due the clock deletes them.
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

-- What a post without a picture is shared with: its title, drawn in the editor. It counts for that title alone.
create table blog_post_share_images (
  post_id uuid primary key references blog_posts (id) on delete cascade,
  title text not null,
  data bytea not null
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
  published boolean not null,
  -- When it was to be published; a version saved before that time was a scheduled one.
  publish_at timestamptz(3),
  category text
);
create index post_revisions_post_id_saved_at_idx on post_revisions (post_id, saved_at desc);

-- In the database, so that no way of saving a post can forget it.
create function keep_post_revision() returns trigger language plpgsql as $$
begin
  insert into post_revisions (post_id, saved_by, title, slug, content, excerpt, featured_image, image_alt, published, publish_at,
    category)
  values (new.id, new.updated_by, new.title, new.slug, new.content, new.excerpt, new.featured_image, new.image_alt, new.published,
    new.publish_at, new.category);
  return null;
end $$;

create trigger blog_posts_revision_on_insert after insert on blog_posts
for each row execute function keep_post_revision();

create trigger blog_posts_revision_on_update after update on blog_posts
for each row when (
  (old.title, old.content, old.excerpt, old.featured_image, old.image_alt, old.published, old.publish_at, old.category)
  is distinct from
  (new.title, new.content, new.excerpt, new.featured_image, new.image_alt, new.published, new.publish_at, new.category)
) execute function keep_post_revision();

-- What browsers report (a policy that kept something out, a script that failed): how often a day, and nothing of whose.

create table browser_reports (
  day date not null,
  kind text not null check (length(kind) <= 60),
  count integer not null check (count > 0),
  primary key (day, kind)
);

-- How often a page was seen, its number tapped, booking opened and a form sent, by week: sums, and nothing of whose.

create table page_counts (
  -- Its Monday, in the office.
  week date not null check (extract(isodow from week) = 1),
  page text not null check (page ~ '^/[a-z0-9/-]{0,79}$'),
  kind text not null check (kind in ('view', 'call', 'booking', 'form')),
  count integer not null check (count > 0),
  primary key (week, page, kind)
);

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
-- Read by one person and by one kind of act, each as quickly as the whole of it.
create index audit_log_person_idx on audit_log (actor_id, at desc, id desc);
create index audit_log_kind_idx on audit_log (split_part(action, '.', 1), at desc, id desc);
create index audit_log_exports_idx on audit_log (at desc, id desc) where action = 'request.exported';

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
    perform write_audit_log('account.created', 'admin_users', new.id, jsonb_build_object('to', new.role), null);
    return null;
  end if;
  if new.is_active is distinct from old.is_active then
    perform write_audit_log(case when new.is_active then 'account.activated' else 'account.deactivated' end,
      'admin_users', new.id, null, null);
  end if;
  if new.password_hash is distinct from old.password_hash then
    perform write_audit_log('account.password-changed', 'admin_users', new.id, null, null);
  end if;
  if new.role is distinct from old.role then
    perform write_audit_log('account.role-changed', 'admin_users', new.id,
      jsonb_build_object('from', old.role, 'to', new.role), null);
  end if;
  if new.name is distinct from old.name and old.name <> '' then
    perform write_audit_log('account.renamed', 'admin_users', new.id, null, null);
  end if;
  if (new.totp_secret is null) <> (old.totp_secret is null) then
    perform write_audit_log(
      case when new.totp_secret is null then 'account.second-factor-off' else 'account.second-factor-on' end,
      'admin_users', new.id, null, null);
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

create function audit_practice() returns trigger language plpgsql as $$
begin
  perform write_audit_log(case when new.restored_from is null then 'practice.changed' else 'practice.restored' end,
    'practice_versions', null, jsonb_build_object('name', new.kind), new.saved_by);
  return null;
end $$;
create trigger practice_versions_audit after insert on practice_versions
for each row execute function audit_practice();

-- When something last happened: a job of the clock, an export; `key:` and a fingerprint for when a signing key was first seen.

create table last_times (
  name text primary key check (length(name) <= 60),
  at timestamptz not null default now()
);
