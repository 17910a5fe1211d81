-- When a patient comes, as it was agreed upon; the day they wished for stays beside it.
alter table appointments add column visit_at timestamptz;
create index appointments_visit_at_idx on appointments (visit_at) where status = 'confirmed';

-- The visit an answer carries as a calendar file: as it was when the answer was written.
alter table request_answers add column visit_at timestamptz;

alter table request_events drop constraint request_events_kind_check;
alter table request_events add constraint request_events_kind_check check (
  kind in (
    'received', 'entered', 'seen', 'status', 'note', 'exported', 'anonymized', 'no-answer', 'assigned', 'mail-retried',
    'answered', 'visit-set', 'visit-removed'
  )
);
