import type { SignedIn, StaffIdentity } from '#contracts/answers/session.ts';
import type { Login } from '#contracts/session.ts';
import { ApiError, call } from './client.ts';

export const sessionUrl = '/api/admin/me';

/**
 * Who is signed in; null for nobody.
 * @throws Error for anything else than 200 and 401, and where there is no answer
 */
export async function fetchSession(): Promise<SignedIn | null> {
  try {
    return await call<SignedIn>(sessionUrl);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw new Error('Failed to load session', { cause: error });
  }
}

export const signIn = (login: Login) =>
  call<Pick<StaffIdentity, 'id' | 'email'>>('/api/admin/login', { method: 'POST', body: login });
/** Gives the password once more within a session. */
export const confirmPassword = (currentPassword: string) =>
  call<undefined>('/api/admin/session/confirm', { method: 'POST', body: { currentPassword } });
export const signOut = () => call<undefined>('/api/admin/logout', { method: 'POST' });
