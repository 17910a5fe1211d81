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
  at timestamptz not null default now()
);
create index request_answers_request_idx on request_answers (request_id, at);

-- The practice's own words over those it came with; without a row the template is as it came.
create table answer_templates (
  id text primary key check (char_length(id) between 1 and 40),
  subject text not null check (char_length(subject) between 1 and 150),
  text text not null check (char_length(text) between 1 and 4000),
  updated_at timestamptz not null default now(),
  updated_by uuid references admin_users (id) on delete set null
);

alter table outbox add column answer_id uuid references request_answers (id) on delete cascade;
create index outbox_answer_id_idx on outbox (answer_id) where answer_id is not null;
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check
  check (kind in ('staff-notice', 'acknowledgement', 'digest', 'invitation', 'reset', 'answer'));

alter table request_events add column answer_id uuid;
alter table request_events drop constraint request_events_kind_check;
alter table request_events add constraint request_events_kind_check check (
  kind in (
    'received', 'entered', 'seen', 'status', 'note', 'exported', 'anonymized', 'no-answer', 'assigned', 'mail-retried',
    'answered'
  )
);
