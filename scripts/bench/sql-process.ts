import { embeddedPostgres } from '../database/embedded.ts';
import { serveSql } from '../database/sql-endpoint.ts';

/** An empty database behind `/sql` in a process of its own, so that it costs both measured servers the same. */
const { url } = await serveSql(await embeddedPostgres({}));
console.log(`Ready ${url}`);
