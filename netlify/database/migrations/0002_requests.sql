-- What patients ask for, who at the desk did what about it, and the mail that is due.
-- Lengths are code points. Limits stand here a second time on purpose: this is the last wall.

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
  constraint appointments_complete check (
    anonymized_at is not null
    or (first_name <> '' and last_name <> '' and phone <> '' and (email is not null or source = 'desk'))
  )
);
create index appointments_status_idx on appointments (status, created_at desc);
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
  constraint contacts_complete check (
    anonymized_at is not null
    or (name <> '' and message <> '' and (email is not null or source = 'desk'))
  )
);
create index contacts_status_idx on contacts (status, created_at desc);
create index contacts_created_at_idx on contacts (created_at desc);
create index contacts_email_key_idx on contacts (email_key, created_at);
create index contacts_body_hash_idx on contacts (body_hash, created_at);

-- Who saw, changed and exported what, and when. Names no patient, so it outlives the request's own data.
create table request_events (
  id bigint generated always as identity primary key,
  resource text not null check (resource in ('appointments', 'contacts')),
  -- Null for what concerns many at once: an export.
  request_id uuid,
  -- Null for the patient and for the clock.
  admin_id uuid references admin_users (id) on delete set null,
  kind text not null check (kind in ('received', 'entered', 'seen', 'status', 'note', 'exported', 'anonymized')),
  from_status text,
  to_status text,
  -- How many rows an export held.
  amount integer,
  at timestamptz not null default now()
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

-- Mail that is due. A row is written in the statement that causes it and sent afterwards, by whoever claims it first.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('staff-notice', 'acknowledgement', 'digest')),
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
  failed_at timestamptz
);
create index outbox_waiting_idx on outbox (due_at) where sent_at is null and failed_at is null;
create index outbox_email_key_idx on outbox (email_key, created_at);
create index outbox_sent_at_idx on outbox (sent_at);
