import { countedAtMost, type InboxResource } from '#contracts/inbox.ts';
import { sql, type StaffActor } from './client.ts';
import { inView, orderColumns, tallied, viewOrder, type InboxView } from './inbox-views.ts';
import { itemColumns, tableOf } from './request-tables.ts';

export interface InboxQuery {
  resource: InboxResource;
  view: InboxView;
  /** Every one must occur. */
  words: readonly string[];
  /** What is searched, where it could be a phone number. */
  phone: string | null;
}

/** A row as the portal shows it; instants are Dates until they are written as JSON. */
export type InboxRow = { id: string; updatedAt: Date } & Record<string, unknown>;

/** One row at least: without an id where the page is empty. */
export type PageRow = { total: number } & (InboxRow | { id: null });

/**
 * A page and how many there are in all. Whoever waits longest for us stands on top; what waits for nobody comes after that,
 * newest first. Rows are never counted without need: numbers of statuses are kept, searches are counted up to a limit.
 */
export function selectPage(query: InboxQuery, limit: number, offset: number) {
  const { resource, view } = query;
  const total = query.words.length === 0 ? tallied(resource, view) : undefined;
  const position = sql`order by ${viewOrder(resource, view)} limit ${limit}::int offset ${offset}::int`;
  const found = sql`select id, ${orderColumns(resource, view)} from ${tableOf(resource)} where ${matches(query)}`;
  return sql<PageRow>`
    with found as materialized (${total ? sql`${found} ${position}` : sql`${found} limit ${countedAtMost}::int`}),
    page as (select id from found ${total ? sql`` : position}),
    item as (
      select ${itemColumns(resource)}, ${orderColumns(resource, view)} from ${tableOf(resource)} where id in (select id from page)
    )
    select counted.total, item.* from (select ${total ?? sql`count(*)::int`} as total ${total ? sql`` : sql`from found`}) counted
    left join item on true
    order by ${viewOrder(resource, view)}`;
}

/** Those of these ids that are there, the newest first. */
export function selectItems(resource: InboxResource, ids: readonly string[]) {
  return sql<InboxRow>`
    select ${itemColumns(resource)} from ${tableOf(resource)} where id = any(${ids}::uuid[])
    order by created_at desc, id`;
}

/** Which ones an export takes along, and the note that somebody did. */
export function chooseForExport(query: InboxQuery, actor: StaffActor, limit: number) {
  return sql<{ id: string }>`
    with chosen as (
      select id, created_at from ${tableOf(query.resource)} where ${matches(query)}
      order by created_at desc, id limit ${limit}::int
    ),
    event as (
      insert into request_events (resource, admin_id, kind, amount)
      select ${query.resource}::text, ${actor.id}::uuid, 'exported', count(*) from chosen
    ),
    entry as (
      insert into audit_log (actor_id, network, action, subject, subject_ids)
      select ${actor.id}::uuid, ${actor.network}::text, 'request.exported', ${query.resource}::text,
        coalesce(array_agg(id order by created_at desc, id), '{}') from chosen
    )
    select id from chosen order by created_at desc, id`;
}

function matches({ resource, view, words, phone }: InboxQuery) {
  const isSought =
    words.length === 0
      ? sql`true`
      : resource === 'appointments' && phone
        ? sql`(${holdsWords(words)} or ${holdsPhone(phone)})`
        : holdsWords(words);
  return sql`${inView(resource, view)} and ${isSought}`;
}

/** The runs of letters narrow it down through the index; the patterns decide. */
function holdsWords(words: readonly string[]) {
  const terms = sql`unnest(search_terms(${words}::text[])) as term`;
  return sql`(search_text like all (array(select search_pattern(term) from ${terms}))
    and search_grams(search_text) @> array(select unnest(search_needles(term)) from ${terms}))`;
}

/** The shortest spelling is part of all others, so the index is asked for that one. */
function holdsPhone(phone: string) {
  const spellings = sql`search_phones(${phone}::text)`;
  return sql`(search_text like any (array(select search_pattern(digits) from unnest(${spellings}) as digits))
    and search_grams(search_text) @> (select search_needles((${spellings})[cardinality(${spellings})])))`;
}
