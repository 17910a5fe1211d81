import { repeatable, sql, transaction } from '#server/db/client.ts';
import { drillChore, exportChore, restoreChore } from './archive/commands.ts';
import { migrate } from './database/migrations.ts';
import { openDatabase } from './database/open-database.ts';
import { endWithProblem } from './end-with-problem.ts';
import { importChore } from './import/commands.ts';
import { prepareLocalEnvironment } from './local-environment.ts';
import { waitForDatabase } from './prepare-database.ts';
import { seedPosts } from './seed/seed-posts.ts';

/** `npm run db -- migrate | reset | seed | export FILE | restore FILE | drill | import FILE`: chores against `DATABASE_URL`, or the embedded database. */
const chores: Record<string, () => Promise<void>> = {
  migrate: async () => {
    const ran = await migrate();
    console.log(ran.length > 0 ? `Ran ${ran.join(', ')}` : 'Nothing to migrate.');
  },
  reset: async () => {
    const isForced = process.argv.includes('--yes');
    const [counts] = await repeatable(
      sql<{ tables: number }>`select count(*)::int as tables from pg_tables where schemaname = 'public'`,
    );
    if (!isForced && counts && counts.tables > 0)
      throw new Error('This deletes everything in the database. Say: npm run db -- reset --yes');
    await transaction([sql`drop schema public cascade`, sql`create schema public`]);
    await migrate();
    console.log('The database is empty and up to date.');
  },
  seed: async () => {
    await migrate();
    await seedPosts();
  },
  export: () => exportChore(process.argv[3]),
  restore: () => restoreChore(process.argv[3]),
  drill: drillChore,
  import: () => importChore(process.argv.slice(3)),
};

async function run(): Promise<void> {
  const chore = chores[process.argv[2] ?? ''];
  if (!chore) throw new Error(`Usage: npm run db -- ${Object.keys(chores).join(' | ')}`);
  const { dataDir } = prepareLocalEnvironment();
  const close = await openDatabase(dataDir);
  try {
    await waitForDatabase();
    await chore();
  } finally {
    await close();
  }
}

run().catch(endWithProblem);
