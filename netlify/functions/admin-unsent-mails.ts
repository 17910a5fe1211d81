import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { unsentMailShape } from '#contracts/answers/mail.ts';
import { listUnsentMails } from '#server/domain/mail/unsent-mail.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/unsent-mails', {
  GET: staffRoute('requests', {
    answers: { 200: z.array(unsentMailShape) },
    handle: async () => json(200, await listUnsentMails()),
  }),
});

export const config: Config = { path: '/api/admin/unsent-mails' };
