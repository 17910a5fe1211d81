import { writeFile } from 'node:fs/promises';
import { openApiText, openApiFile } from './openapi/file.ts';

/** `npm run openapi`: writes `docs/openapi.yaml` anew, after a call or a contract has changed. */
await writeFile(openApiFile, await openApiText());
console.log(`Written: ${openApiFile}`);
