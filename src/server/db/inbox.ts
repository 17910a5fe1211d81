import type { InboxFilter } from '../../contracts/inbox.ts';
import { sql, type Statement } from './client.ts';
import {
  contentColumns,
  isLate,
  isUnread,
  searchedText,
  tableOf,
  type RequestResource,
} from './request-tables.ts';

export interface InboxQuery {
  resource: RequestResource;
  filter: InboxFilter | undefined;
  /** Lower case; every one must occur. */
  words: readonly string[];
  /** Digits of a phone, where that is what is searched. */
  digits: string | null;
}

/** A row as the portal shows it; instants are Dates until they are written as JSON. */
export type InboxRow = { id: string; updatedAt: Date } & Record<string, unknown>;

export function itemColumns(resource: RequestResource) {
  return sql`id, reference, ${contentColumns(resource)}, status, status_before as "statusBefore", source,
    due_at as "dueAt", created_at as "createdAt", updated_at as "updatedAt", first_seen_at as "firstSeenAt",
    anonymized_at as "anonymizedAt"`;
}

/** Late ones first, then unread ones, the longest waiting on top; then the rest, newest first. */
export function selectPage(query: InboxQuery, limit: number, offset: number): Statement<InboxRow> {
  return sql<InboxRow>`
    select ${itemColumns(query.resource)} from ${tableOf(query.resource)} where ${matches(query)}
    order by ${isLate()} desc, ${isUnread()} desc,
      case when ${isLate()} or ${isUnread()} then created_at end, created_at desc, id
    limit ${limit}::int offset ${offset}::int`;
}

export function countMatches(query: InboxQuery): Statement<{ total: number }> {
  return sql<{ total: number }>`
    select count(*)::int as total from ${tableOf(query.resource)} where ${matches(query)}`;
}

/** Which ones an export takes along, and the note that somebody did. */
export function chooseForExport(
  query: InboxQuery,
  adminId: string,
  limit: number,
): Statement<{ id: string }> {
  return sql<{ id: string }>`
    with chosen as (
      select id, created_at from ${tableOf(query.resource)} where ${matches(query)}
      order by created_at desc, id limit ${limit}::int
    ),
    event as (
      insert into request_events (resource, admin_id, kind, amount)
      select ${query.resource}::text, ${adminId}::uuid, 'exported', count(*) from chosen
    )
    select id from chosen order by created_at desc, id`;
}

export function selectItems(resource: RequestResource, ids: readonly string[]): Statement<InboxRow> {
  return sql<InboxRow>`
    select ${itemColumns(resource)} from ${tableOf(resource)} where id = any(${ids}::uuid[])
    order by created_at desc, id`;
}

function matches({ resource, filter, words, digits }: InboxQuery) {
  return sql`${inFilter(filter)} and ${containsWords(resource, words, digits)}`;
}

function inFilter(filter: InboxFilter | undefined) {
  switch (filter) {
    case 'all':
      return sql`true`;
    case 'open':
      return sql`status in ('pending', 'contacted', 'confirmed')`;
    case 'late':
      return isLate();
    case undefined:
      return sql`status <> 'spam'`;
    default:
      return sql`status = ${filter}::text`;
  }
}

function containsWords(resource: RequestResource, words: readonly string[], digits: string | null) {
  if (words.length === 0) return sql`true`;
  const found = sql`not exists (
    select from unnest(${words}::text[]) as word where position(word in ${searchedText(resource)}) = 0)`;
  return resource === 'appointments' && digits
    ? sql`(${found} or position(${digits}::text in regexp_replace(phone, '[^0-9]', '', 'g')) > 0)`
    : found;
}

export function selectCounts(
  resource: RequestResource,
): Statement<{ unread: number; late: number; urgent: number; open: number }> {
  return sql`
    select count(*) filter (where ${isUnread()})::int as unread, count(*) filter (where ${isLate()})::int as late,
      count(*) filter (where ${isUnread()} or ${isLate()})::int as urgent, count(*)::int as open
    from ${tableOf(resource)} where status in ('pending', 'contacted', 'confirmed')` as never;
}
