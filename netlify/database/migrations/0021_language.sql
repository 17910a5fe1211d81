-- The language a patient’s form was filled in, so that mail answers in it and the right person calls. Null: not said.
alter table appointments add column language text check (language in ('en', 'es'));
alter table contacts add column language text check (language in ('en', 'es'));
