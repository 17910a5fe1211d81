import type { InboxSummary, TodayFigures } from '#contracts/answers/inbox.ts';
import { sql } from './client.ts';
import { comesOn, countsOf } from './inbox-views.ts';
import { unsentMail } from './unsent-mail.ts';

/** A window tells every few seconds what it shows; written down half as often. */
const renewAfterSeconds = 6;
const forgottenAfterSeconds = 15;

/** Everything a desk asks for while nothing happens, in one statement; nothing is counted row by row. */
export function selectSummary(adminId: string, openId: string | null) {
  return sql<InboxSummary>`
    with here as (
      insert into request_viewers as viewer (request_id, admin_id)
      select ${openId}::uuid, ${adminId}::uuid where ${openId}::uuid is not null
      on conflict (request_id, admin_id) do update set at = now()
      where viewer.at < now() - interval '1 second' * ${renewAfterSeconds}::int
    )
    select ${countsOf('appointments')} as appointments, ${countsOf('contacts')} as contacts,
      (select coalesce(sum(version), 0)::text from inbox_tallies) as version,
      (select coalesce(json_agg(json_build_object('requestId', request_id, 'name', name) order by name), '[]')
        from request_viewers join admin_users on admin_users.id = admin_id
        where at > now() - interval '1 second' * ${forgottenAfterSeconds}::int and admin_id <> ${adminId}::uuid
      ) as viewers`;
}

/** @param today the office's date, @param timeZone and the zone of its clock */
export function selectToday(today: string, timeZone: string) {
  return sql<TodayFigures>`
    select (select count(*)::int from appointments where ${comesOn(today, timeZone)}) as visits,
      (select count(*)::int from blog_posts where published and deleted_at is null
        and publish_at > now() and publish_at < (${today}::date + 1)::timestamp at time zone ${timeZone}::text) as "postsDue",
      (select count(*)::int from blog_posts where not published and deleted_at is null) as drafts,
      (select count(*)::int from (${unsentMail()}) as unsent) as "unsentMails"`;
}
