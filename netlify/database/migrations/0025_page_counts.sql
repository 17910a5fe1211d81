-- How often a page was seen, its number tapped, booking opened and a form sent, by week: sums, and nothing of whose.
create table page_counts (
  -- Its Monday, in the office.
  week date not null check (extract(isodow from week) = 1),
  page text not null check (page ~ '^/[a-z0-9/-]{0,79}$'),
  kind text not null check (kind in ('view', 'call', 'booking', 'form')),
  count integer not null check (count > 0),
  primary key (week, page, kind)
);
