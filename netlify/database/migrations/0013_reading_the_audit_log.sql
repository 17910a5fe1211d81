-- The log is read by one person and by one kind of act, each as quickly as the whole of it.
create index audit_log_person_idx on audit_log (actor_id, at desc, id desc);
create index audit_log_kind_idx on audit_log (split_part(action, '.', 1), at desc, id desc);
create index audit_log_exports_idx on audit_log (at desc, id desc) where action = 'request.exported';
