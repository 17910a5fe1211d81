import type { Config } from '@netlify/functions';
import { signedInShape } from '#contracts/answers/session.ts';
import type { SignedIn } from '#contracts/answers/session.ts';
import { uploadThingApp } from '#server/domain/images/uploadthing-app.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { mustSetUpSecondFactor } from '#server/http/session.ts';

export default endpoint('/api/admin/me', {
  GET: staffRoute('own', {
    answers: { 200: signedInShape },
    handle: async ({ session: { admin } }) =>
      json(200, {
        ...admin,
        mustSetUpSecondFactor: mustSetUpSecondFactor(admin),
        ...(uploadThingApp() && { uploadsDirectly: true }),
      } satisfies SignedIn),
  }),
});

export const config: Config = { path: '/api/admin/me' };
