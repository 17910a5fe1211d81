import type { Config } from '@netlify/functions';
import { recoveryCodesShape, secondFactorSetupShape } from '#contracts/answers/second-factor.ts';
import { secondFactorOffSchema, secondFactorSchema } from '#contracts/second-factor.ts';
import { confirmSession } from '#server/domain/auth/confirm-session.ts';
import { beginSetup, finishSetup, removeSecondFactor } from '#server/domain/auth/second-factor.ts';
import { secondFactorOn, wrongCode } from '#server/http/account-problems.ts';
import { json, noContent, problem } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { notConfirmed } from '#server/http/recent-sign-in.ts';

/** One's own second factor: begun, turned on with a first code, turned off with password and code. */
export default endpoint('/api/admin/second-factor', {
  POST: staffRoute('own', {
    answers: { 200: secondFactorSetupShape },
    needsRecentSignIn: true,
    handle: async ({ session: { admin } }) =>
      admin.hasSecondFactor ? secondFactorOn() : json(200, beginSetup(admin)),
  }),
  PUT: staffRoute('own', {
    body: jsonBody(secondFactorSchema),
    answers: { 200: recoveryCodesShape },
    needsRecentSignIn: true,
    handle: async ({ body, session }) => {
      const done = await finishSetup(session.admin, body, session.actor);
      if (done === 'over') return problem(400, 'This setup is over. Please begin again.');
      if (done === 'on-already') return secondFactorOn();
      return done === 'wrong-code' ? wrongCode(400) : json(200, done);
    },
  }),
  DELETE: staffRoute('own', {
    body: jsonBody(secondFactorOffSchema),
    answers: { 204: null },
    handle: async ({ body, session, clientIp }) => {
      const result = await confirmSession(session, body.currentPassword, clientIp, body.code);
      if (result.outcome !== 'confirmed') return notConfirmed(result);
      await removeSecondFactor(session.admin.id, session.actor);
      return noContent();
    },
  }),
});

export const config: Config = { path: '/api/admin/second-factor' };
