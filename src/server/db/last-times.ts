import { sql, type Statement } from './client.ts';

/** What leaves no other trace of when it was last done: `npm run doctor` reads it. */
type Chore = 'retention' | 'trash' | 'export';

export function noteLastTime(chore: Chore): Statement {
  return sql`
    insert into last_times (name) values (${chore}) on conflict (name) do update set at = excluded.at`;
}
