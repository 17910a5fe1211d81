import type { StaffIdentity } from '#contracts/answers/session.ts';
import { findSession, type Session } from '#server/domain/auth/session.ts';
import { deviceLifetimeSeconds } from '#server/domain/auth/token.ts';
import { env } from '#server/env.ts';
import { sessionLifetimeSeconds } from '#server/session-lengths.ts';
import { retryLater, problem } from './answers.ts';
import { readCookie, serializeCookie } from './cookies.ts';

export type StaffSession = Session;

/** The practice wants a second factor of whoever this is, and there is none yet. */
export const mustSetUpSecondFactor = ({ role, hasSecondFactor }: StaffIdentity): boolean =>
  env().SECOND_FACTOR === 'owners' && role === 'owner' && !hasSecondFactor;

/** Sent by a page that refreshes itself: such a call does not count as somebody being at the desk. */
const backgroundHeader = 'x-background-refresh';

/** The session of a request, or the 401 or 429 that ends it. */
export async function requireSession(request: Request, ip: string): Promise<StaffSession | Response> {
  const kind = {
    isBackground: request.headers.has(backgroundHeader),
    isWrite: !['GET', 'HEAD'].includes(request.method),
  };
  const found = await findSession(sessionToken(request), kind, ip);
  if (!found) return problem(401, 'Please sign in.');
  if (found.outcome === 'too-many-writes')
    return retryLater(
      429,
      'Too many changes within a minute. Please wait a moment and try again.',
      found.secondsLeft,
    );
  return found.session;
}

export function sessionToken(request: Request): string | undefined {
  return readCookie(request, 'session', env().SITE_URL);
}

export function deviceToken(request: Request): string | undefined {
  return readCookie(request, 'device', env().SITE_URL);
}

/** A session, and the browser as one this person has used. */
export function signedInCookies(session: string, device: string): Headers {
  const { SITE_URL } = env();
  const headers = new Headers();
  headers.append(
    'Set-Cookie',
    serializeCookie({ name: 'session', maxAgeSeconds: sessionLifetimeSeconds }, session, SITE_URL),
  );
  headers.append(
    'Set-Cookie',
    serializeCookie({ name: 'device', maxAgeSeconds: deviceLifetimeSeconds }, device, SITE_URL),
  );
  return headers;
}

/** The session’s cookie goes; the browser stays known. */
export function signedOutCookie(): HeadersInit {
  return { 'Set-Cookie': serializeCookie({ name: 'session', maxAgeSeconds: 0 }, '', env().SITE_URL) };
}
