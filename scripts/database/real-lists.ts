import { withRealListsAndCode } from '#contracts/real-lists.ts';
import { repeatable, transaction } from '#server/db/client.ts';
import { bookkeeping, statement } from './bookkeeping.ts';

/** The note that every text was found as it should be. */
const note = 'real-lists';

/** Where texts stand: what tells a row from the others, its text, and how a new one ($1) is put in. */
const places = [
  { table: 'blog_posts', key: 'id::text', text: 'content', set: 'content = $1' },
  { table: 'post_revisions', key: 'id::text', text: 'content', set: 'content = $1' },
  {
    table: 'working_copies',
    key: `admin_id || ' ' || post_key`,
    text: `fields->>'content'`,
    set: `fields = jsonb_set(fields, '{content}', to_jsonb($1::text))`,
  },
];

const atOnce = 20;

/**
 * Texts kept in the editor's own lists and code are turned into real ones, once, in every place they stand in. Nobody sees a
 * difference, so there is no new version, time of change or line in the log. Ends where it is interrupted and goes on from
 * there; noted as done by the first run that finds nothing to do, since code that was still live during a deploy may have
 * kept one more. SQL cannot do it: the rule is the one of every write.
 * @returns how many texts changed
 */
export async function makeListsReal(): Promise<number> {
  const [{ isEmpty } = { isEmpty: true }] = await repeatable(
    statement<{ isEmpty: boolean }>(`select to_regclass('working_copies') is null as "isEmpty"`),
  );
  if (isEmpty) return 0;
  await repeatable(statement(bookkeeping));
  const [done] = await repeatable(
    statement<{ name: string }>('select name from schema_migrations where name = $1', [note]),
  );
  if (done) return 0;
  let changed = 0;
  for (const place of places) changed += await convert(place);
  if (changed === 0)
    await repeatable(
      statement('insert into schema_migrations (name) values ($1) on conflict do nothing', [note]),
    );
  return changed;
}

async function convert({ table, key, text, set }: (typeof places)[number]): Promise<number> {
  let changed = 0;
  let last = '';
  for (;;) {
    const rows = await repeatable(
      statement<{ key: string; text: string }>(
        `select ${key} as key, ${text} as text from ${table}
        where ${key} > $1 and ${text} ~ 'data-list=|ql-code-block' order by 1 limit ${atOnce}`,
        [last],
      ),
    );
    const updates = rows.flatMap((row) => {
      const real = withRealListsAndCode(row.text);
      if (real === row.text) return [];
      return [
        statement(`update ${table} set ${set} where ${key} = $2 and ${text} = $3`, [real, row.key, row.text]),
      ];
    });
    if (updates.length > 0)
      await transaction(
        [
          statement(`alter table ${table} disable trigger user`),
          ...updates,
          statement(`alter table ${table} enable trigger user`),
        ],
        { repeatable: true },
      );
    changed += updates.length;
    const end = rows.at(-1);
    if (!end || rows.length < atOnce) return changed;
    last = end.key;
  }
}
