-- Why a mail has not left, in a word of ours: a provider's own words may quote the address.
alter table outbox add column failure text
  check (failure in ('address', 'refused', 'unreachable', 'sign-in', 'other'));
create index outbox_failed_at_idx on outbox (failed_at) where failed_at is not null;
create index outbox_request_id_idx on outbox (request_id) where request_id is not null;

-- Somebody at the desk had it tried again.
alter table request_events drop constraint request_events_kind_check;
alter table request_events add constraint request_events_kind_check check (
  kind in (
    'received', 'entered', 'seen', 'status', 'note', 'exported', 'anonymized', 'no-answer', 'assigned', 'mail-retried'
  )
);
