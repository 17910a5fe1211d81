/** Where it is noted what was done to the database, each once. */
export const bookkeeping = `create table if not exists schema_migrations (
  name text primary key, ran_at timestamptz not null default now())`;
