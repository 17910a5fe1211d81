import type { ActivityKind, ActivityQuery } from '#contracts/activity.ts';
import type { ActivityDetail, ActivityEntry } from '#contracts/answers/activity.ts';
import { sql, type Dated } from './client.ts';

/** The audit log as somebody reads it. */
export type ActivityRow = Dated<ActivityEntry, 'at'>;

/** How many of a long list's ids an answer carries; the row has them all. */
const idsShown = 200;

const entryColumns = () => sql`
  log.id::text, log.at, log.actor_id as "byId", admin.name as by, log.network, log.action, log.result, log.subject,
  log.subject_id as "subjectId", cardinality(log.subject_ids) as amount,
  to_json(log.subject_ids[1:${idsShown}::int]) as "subjectIds", log.detail,
  case log.subject
    when 'admin_users' then (select name from admin_users where id = log.subject_id)
    when 'blog_posts' then (select title from blog_posts where id = log.subject_id)
    when 'appointments' then (select reference from appointments where id = log.subject_id)
    when 'contacts' then (select reference from contacts where id = log.subject_id)
  end as "subjectName"`;

export function selectActivity({ person, kind }: ActivityQuery, limit: number, offset: number) {
  const isTheirs = person === null ? sql`true` : sql`actor_id = ${person}::uuid`;
  return sql<ActivityRow>`
    select ${entryColumns()} from (
      select * from audit_log where ${isTheirs} and ${isOfKind(kind)}
      order by at desc, id desc limit ${limit}::int offset ${offset}::int
    ) log left join admin_users admin on admin.id = log.actor_id
    order by log.at desc, log.id desc`;
}

/** Written as the indexes are, or they are not used. */
function isOfKind(kind: ActivityKind | null) {
  if (kind === null) return sql`true`;
  if (kind === 'export') return sql`action = 'request.exported'`;
  return sql`split_part(action, '.', 1) = ${kind}::text`;
}

/** One entry with every row of a list or an export, in its order. */
export function selectActivityEntry(id: string) {
  return sql<ActivityRow & Pick<ActivityDetail, 'rows'>>`
    select ${entryColumns()}, (
      select coalesce(json_agg(json_build_object('id', row.id, 'reference', coalesce(a.reference, c.reference))
        order by row.place), '[]')
      from unnest(log.subject_ids) with ordinality as row (id, place)
      left join appointments a on a.id = row.id left join contacts c on c.id = row.id
    ) as rows
    from audit_log log left join admin_users admin on admin.id = log.actor_id
    where log.id = ${id}::bigint`;
}
