import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neon } from '@neondatabase/serverless';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { env } from '#server/env.ts';
import { migrationFiles } from '../../scripts/database/migrations.ts';

/** Everything that gives a table its shape, each row a piece of text, whichever schema of the database it stands in. */
const catalogue: Record<string, string> = {
  columns: `select concat_ws(' ', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v')
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = current_schema::regnamespace and a.attnum > 0 and not a.attisdropped`,
  constraints: `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace = current_schema::regnamespace`,
  indexes: `select indexdef as line from pg_indexes where schemaname = current_schema`,
  triggers: `select pg_get_triggerdef(t.oid) as line from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = current_schema::regnamespace and not t.tgisinternal`,
  functions: `select pg_get_functiondef(oid) as line from pg_proc
    where pronamespace = current_schema::regnamespace and prokind in ('f', 'p')
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  types: `select concat_ws(' ', typname, typtype, (select string_agg(enumlabel, ',' order by enumsortorder)
      from pg_enum where enumtypid = pg_type.oid)) as line
    from pg_type where typnamespace = current_schema::regnamespace and typtype in ('e', 'd')`,
};

const statement = (text: string) => neon(env().DATABASE_URL).query(text) as never;

async function shapeOf(schema: string, kind: string): Promise<string[]> {
  const [, rows] = await transaction<[unknown, { line: string }]>([
    statement(`select set_config('search_path', '${schema}', true)`),
    statement(catalogue[kind] ?? ''),
  ]);
  return rows
    .map(({ line }) => line.replaceAll(`${schema}.`, ''))
    .filter((line) => !line.includes('schema_migrations'))
    .sort();
}

describe('schema.sql', () => {
  beforeAll(async () => {
    const text = readFileSync(join(import.meta.dirname, '../../schema.sql'), 'utf8');
    await transaction([
      statement('create schema read_aloud'),
      statement(`select set_config('search_path', 'read_aloud', true)`),
      statement(`do $run$ begin execute $schema$${text}$schema$; end $run$`),
    ]);
  });
  afterAll(() => transaction([statement('drop schema read_aloud cascade')]));

  it.each(Object.keys(catalogue))('describes the same %s as the migrations make', async (kind) => {
    expect(await shapeOf('read_aloud', kind)).toEqual(await shapeOf('public', kind));
  });

  it('describes every table the migrations make, and not one of these comparisons is of nothing', async () => {
    const tables = async (schema: string) =>
      new Set((await shapeOf(schema, 'columns')).map((line) => line.split(' ')[0]));
    const described = await tables('read_aloud');
    expect(described).toEqual(await tables('public'));
    const migrations = await migrationFiles();
    const made = migrations.flatMap(({ text }) =>
      [...text.matchAll(/^create table (?:if not exists )?(\w+)/gim)].map(([, name]) => name),
    );
    const dropped = migrations.flatMap(({ text }) =>
      [...text.matchAll(/^drop table (?:if exists )?(\w+)/gim)].map(([, name]) => name),
    );
    expect(made.length).toBeGreaterThan(8);
    expect(described).toEqual(new Set(made.filter((name) => !dropped.includes(name))));
    for (const kind of ['constraints', 'indexes', 'triggers'])
      expect(await shapeOf('read_aloud', kind), kind).not.toEqual([]);
  });
});
