-- As few runs of three letters as hold every letter of a term: what the index is asked for. All of them would find the same
-- rows and cost three times as much.
create function search_needles(text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr($1, greatest(least(place, char_length($1) - 2), 1), 3)), '{}')
  from generate_series(1, char_length($1), 3) as place
$$;
