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
