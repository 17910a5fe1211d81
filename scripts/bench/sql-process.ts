import { embeddedPostgres } from '../database/embedded.ts';
import { serveSql } from '../database/sql-endpoint.ts';

/** An empty database behind `/sql` in a process of its own; `DATABASE_URL` is what it asks for. */
const { url } = await serveSql(await embeddedPostgres({}), process.env['DATABASE_URL']);
console.log(`Ready ${url}`);
