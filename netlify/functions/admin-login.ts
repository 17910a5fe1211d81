import type { Config } from '@netlify/functions';
import { loginSchema } from '#contracts/session.ts';
import { addressLockSeconds, signIn } from '#server/domain/auth/sign-in.ts';
import { comeBackLater, json, problem } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { deviceToken, sessionToken, signedInCookies } from '#server/http/session.ts';

const tooMany = (secondsLeft: number) =>
  comeBackLater(429, 'Too many attempts. Please wait a little and try again.', secondsLeft);

export default endpoint('/api/admin/login', {
  POST: publicRoute({
    throttle: async ({ clientAddress }) => {
      const secondsLeft = await addressLockSeconds(clientAddress);
      return secondsLeft === undefined ? undefined : tooMany(secondsLeft);
    },
    body: jsonBody(loginSchema),
    handle: async ({ request, body, clientAddress }) => {
      const result = await signIn({
        ...body,
        address: clientAddress,
        sessionToken: sessionToken(request),
        deviceToken: deviceToken(request),
      });
      if (result.outcome === 'locked') return tooMany(result.secondsLeft);
      if (result.outcome === 'refused') return problem(401, 'Invalid email or password');
      return json(200, result.admin, signedInCookies(result.sessionToken, result.deviceToken));
    },
  }),
});

export const config: Config = { path: '/api/admin/login' };
