-- The inbox stays as fast with ten thousand requests as with a hundred, and two desks know of each other.

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

alter table appointments
  -- When somebody who was called in vain, or promised to call, is to be called again.
  add column retry_at timestamptz,
  add column assigned_to uuid references admin_users (id) on delete set null,
  -- When somebody has to act next. What is done, or has its date, waits for nobody.
  add column work_due timestamptz generated always as (
    case status when 'pending' then due_at when 'contacted' then retry_at end
  ) stored,
  add column search_text text generated always as (
    ' ' || search_fold(reference || ' ' || first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || phone
      || ' ' || coalesce(notes, '')) || ' ' || search_digits(phone)
  ) stored;

alter table contacts
  add column retry_at timestamptz,
  add column assigned_to uuid references admin_users (id) on delete set null,
  add column work_due timestamptz generated always as (
    case status when 'pending' then due_at when 'contacted' then retry_at end
  ) stored,
  add column search_text text generated always as (
    ' ' || search_fold(reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(subject, '') || ' '
      || message)
  ) stored;

-- What was called before there was a time to call again comes up once.
update appointments set retry_at = status_at + interval '2 days' where status = 'contacted';
update contacts set retry_at = status_at + interval '2 days' where status = 'contacted';

-- One for each order the inbox is read in.
drop index appointments_status_idx;
create index appointments_status_idx on appointments (status, work_due, created_at desc, id);
create index appointments_work_idx on appointments (work_due, created_at desc, id);
create index appointments_open_idx on appointments (work_due, created_at desc, id)
  where status in ('pending', 'contacted', 'confirmed');
create index appointments_new_idx on appointments (created_at desc, id) where status = 'pending';
create index appointments_done_idx on appointments (created_at desc, id) where status in ('declined', 'closed');
create index appointments_visit_idx on appointments (preferred_date) where status = 'confirmed';
create index appointments_search_idx on appointments using gin (search_grams(search_text));
drop index contacts_status_idx;
create index contacts_status_idx on contacts (status, work_due, created_at desc, id);
create index contacts_work_idx on contacts (work_due, created_at desc, id);
create index contacts_open_idx on contacts (work_due, created_at desc, id)
  where status in ('pending', 'contacted', 'confirmed');
create index contacts_new_idx on contacts (created_at desc, id) where status = 'pending';
create index contacts_done_idx on contacts (created_at desc, id) where status in ('declined', 'closed');
create index contacts_search_idx on contacts using gin (search_grams(search_text));

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
insert into inbox_tallies (resource, status, is_unread, amount)
select 'appointments', status, first_seen_at is null, count(*) from appointments group by 2, 3
union all select 'contacts', status, first_seen_at is null, count(*) from contacts group by 2, 3;

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

alter table request_events drop constraint request_events_kind_check;
alter table request_events add constraint request_events_kind_check
  check (kind in ('received', 'entered', 'seen', 'status', 'note', 'exported', 'anonymized', 'no-answer', 'assigned'));
-- Whom a request was given to; null where it was given back.
alter table request_events add column given_to uuid references admin_users (id) on delete set null;
