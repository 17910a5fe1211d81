import type { Config } from '@netlify/functions';
import { signInShape } from '#contracts/answers/session.ts';
import { loginSchema } from '#contracts/session.ts';
import { pauseBeforeRefusal } from '#server/domain/auth/pacing.ts';
import { signIn, turnedAway, type Refusal } from '#server/domain/auth/sign-in.ts';
import { wrongCode } from '#server/http/account-problems.ts';
import { fieldProblem, json, problem, retryLater } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { deviceToken, sessionToken, signedInCookies } from '#server/http/session.ts';

export default endpoint('/api/admin/login', {
  POST: publicRoute({
    answers: { 200: signInShape },
    throttle: async ({ request }) => {
      const refusal = await turnedAway(deviceToken(request));
      return refusal && refuse(refusal);
    },
    body: jsonBody(loginSchema),
    handle: async ({ request, body, clientIp }) => {
      const result = await signIn({
        ...body,
        ip: clientIp,
        sessionToken: sessionToken(request),
        deviceToken: deviceToken(request),
      });
      switch (result.outcome) {
        case 'signed-in':
          return json(200, result.admin, signedInCookies(result.sessionToken, result.deviceToken));
        case 'refused':
          return problem(401, 'Invalid email or password');
        case 'code-missing':
          return fieldProblem(401, 'code', 'Please enter the code your app shows.', 'second-factor');
        case 'code-wrong':
          return wrongCode(401);
        case 'locked':
        case 'busy':
          return refuse(result);
      }
    },
  }),
});

async function refuse({ outcome, secondsLeft }: Refusal): Promise<Response> {
  await pauseBeforeRefusal();
  return outcome === 'locked'
    ? retryLater(429, 'Too many attempts. Please wait a little and try again.', secondsLeft)
    : retryLater(
        503,
        'Many people are signing in right now. Please try again in a few seconds.',
        secondsLeft,
      );
}

export const config: Config = { path: '/api/admin/login' };
