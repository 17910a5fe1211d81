import { countedAtMost, type InboxFilter, type InboxResource } from '#contracts/inbox.ts';
import { sql } from './client.ts';
import { tableOf } from './request-tables.ts';
import { unsentMail } from './unsent-mail.ts';

/** What of the inbox is asked for: a filter and the office's day, or everything but the quarantine. */
export interface InboxView {
  filter: InboxFilter | undefined;
  /** `YYYY-MM-DD`, for whoever comes today. */
  today: string;
  /** The zone of the office's clock. */
  timeZone: string;
}

/** Still needs somebody. */
const isOpen = () => sql`status in ('pending', 'contacted', 'confirmed')`;

/** Waiting for a first answer for longer than promised. */
const isLate = () => sql`(status = 'pending' and work_due < now())`;
const isDueAgain = () => sql`(status = 'contacted' and work_due < now())`;

/** Confirmed for this day: by the time agreed upon, or, where there is none, by the day wished for. */
export const comesOn = (date: string, timeZone: string) => sql`(status = 'confirmed' and (
  (visit_at is null and preferred_date = ${date}::date)
  or (visit_at >= ${date}::date::timestamp at time zone ${timeZone}::text
    and visit_at < (${date}::date + 1)::timestamp at time zone ${timeZone}::text)))`;

/** Written as the partial indexes are, or they are not used. */
export function inView(resource: InboxResource, { filter, today, timeZone }: InboxView) {
  switch (filter) {
    case 'all':
      return sql`true`;
    case 'open':
      return isOpen();
    case 'late':
      return isLate();
    case 'again':
      return isDueAgain();
    case 'new':
      return sql`status = 'pending'`;
    case 'done':
      return sql`status in ('declined', 'closed')`;
    case 'today':
      return resource === 'appointments' ? comesOn(today, timeZone) : sql`false`;
    case 'unsent':
      return sql`id in (select request_id from (${unsentMail()}) as unsent where resource = ${resource}::text)`;
    case undefined:
      return sql`status <> 'spam'`;
    default:
      return sql`status = ${filter}::text`;
  }
}

const isDay = (resource: InboxResource, { filter }: InboxView) =>
  filter === 'today' && resource === 'appointments';

/** What a view is ordered by, beside what is shown. */
export function orderColumns(resource: InboxResource, view: InboxView) {
  return isDay(resource, view) ? sql`work_due, created_at, visit_at` : sql`work_due, created_at`;
}

/** By due time alone; of what is new, the newest first; of a day, who comes first. */
export function viewOrder(resource: InboxResource, view: InboxView) {
  const { filter } = view;
  if (isDay(resource, view)) return sql`visit_at nulls last, created_at desc, id`;
  return filter === 'new' || filter === 'done'
    ? sql`created_at desc, id`
    : sql`work_due, created_at desc, id`;
}

/** The number of rows in a view, where it is kept and need not be counted. */
export function tallied(resource: InboxResource, { filter }: InboxView) {
  const sum = (which: ReturnType<typeof sql>) =>
    sql`coalesce((select sum(amount)::int from inbox_tallies where resource = ${resource}::text and ${which}), 0)`;
  switch (filter) {
    case 'late':
    case 'again':
    case 'today':
    case 'unsent':
      return undefined;
    case 'all':
      return sum(sql`true`);
    case 'open':
      return sum(isOpen());
    case 'new':
      return sum(sql`status = 'pending'`);
    case 'done':
      return sum(sql`status in ('declined', 'closed')`);
    case undefined:
      return sum(sql`status <> 'spam'`);
    default:
      return sum(sql`status = ${filter}::text`);
  }
}

const countUpTo = (resource: InboxResource, which: ReturnType<typeof sql>) => sql`
  (select count(*)::int from (select from ${tableOf(resource)} where ${which} limit ${countedAtMost}::int) as few)`;

/** The numbers beside the filters, as JSON. */
export function countsOf(resource: InboxResource) {
  const amount = (which: ReturnType<typeof sql>) =>
    sql`coalesce(sum(amount) filter (where ${which}), 0)::int`;
  const late = countUpTo(resource, isLate());
  return sql`(
    select json_build_object(
      'unread', ${amount(sql`status = 'pending' and is_unread`)},
      'late', ${late},
      'urgent', ${amount(sql`status = 'pending' and is_unread`)}
        + ${countUpTo(resource, sql`${isLate()} and first_seen_at is not null`)},
      'open', ${amount(isOpen())},
      'new', ${amount(sql`status = 'pending'`)},
      'waiting', ${amount(sql`status = 'contacted'`)},
      'again', ${countUpTo(resource, isDueAgain())},
      'confirmed', ${amount(sql`status = 'confirmed'`)},
      'done', ${amount(sql`status in ('declined', 'closed')`)},
      'quarantine', ${amount(sql`status = 'spam'`)}
    ) from inbox_tallies where resource = ${resource}::text)`;
}
