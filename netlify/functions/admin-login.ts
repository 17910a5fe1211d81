import type { Config } from '@netlify/functions';
import { loginSchema } from '#contracts/session.ts';
import { pauseBeforeRefusal } from '#server/domain/auth/pacing.ts';
import { networkLockSeconds } from '#server/domain/auth/password-tries.ts';
import { signIn } from '#server/domain/auth/sign-in.ts';
import { retryLater, json, problem } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { deviceToken, sessionToken, signedInCookies } from '#server/http/session.ts';

export default endpoint('/api/admin/login', {
  POST: publicRoute({
    throttle: async ({ clientIp }) => {
      const secondsLeft = await networkLockSeconds(clientIp);
      return secondsLeft === undefined ? undefined : refuse(429, secondsLeft);
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
        case 'locked':
          return refuse(429, result.secondsLeft);
        case 'busy':
          return refuse(503, result.secondsLeft);
      }
    },
  }),
});

async function refuse(status: 429 | 503, secondsLeft: number): Promise<Response> {
  await pauseBeforeRefusal();
  const message =
    status === 429
      ? 'Too many attempts. Please wait a little and try again.'
      : 'Many people are signing in right now. Please try again in a few seconds.';
  return retryLater(status, message, secondsLeft);
}

export const config: Config = { path: '/api/admin/login' };
