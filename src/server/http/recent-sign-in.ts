import { confirmSession, type Confirmation } from '#server/domain/auth/confirm-session.ts';
import { recentSignInMinutes } from '#server/session-lengths.ts';
import { wrongCode } from './account-problems.ts';
import { fieldProblem, retryLater } from './answers.ts';
import type { StaffSession } from './session.ts';

/**
 * For what must not be done at a desk somebody has left: the answer that asks for the password again, or undefined where
 * the sign-in, or the last such confirmation, is recent. A `currentPassword` in the call itself confirms it at once.
 */
export async function requireRecentSignIn(
  session: StaffSession,
  given?: { currentPassword: string | undefined; clientIp: string },
): Promise<Response | undefined> {
  if (given?.currentPassword !== undefined) {
    const result = await confirmSession(session, given.currentPassword, given.clientIp);
    return result.outcome === 'confirmed' ? undefined : notConfirmed(result);
  }
  if (session.isRecent) return undefined;
  const message = `Please give your own password again: you signed in more than ${recentSignInMinutes} minutes ago.`;
  return fieldProblem(403, 'currentPassword', message, 'sign-in-not-recent');
}

export function notConfirmed(result: Exclude<Confirmation, { outcome: 'confirmed' }>): Response {
  switch (result.outcome) {
    case 'refused':
      return fieldProblem(403, 'currentPassword', 'This is not your password.', 'wrong-password');
    case 'code-wrong':
      return wrongCode(403);
    case 'locked':
      return retryLater(429, 'Too many attempts. Please wait a little and try again.', result.secondsLeft);
    case 'busy':
      return retryLater(503, 'Please try again in a few seconds.', result.secondsLeft);
  }
}
