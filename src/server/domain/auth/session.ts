import type { StaffIdentity } from '../../../contracts/session.ts';
import { endSession, endSessionsOf, selectLiveSession } from '../../db/admin-sessions.ts';
import { read, write } from '../../db/client.ts';
import { readToken } from './token.ts';

/** A signed-in administrator and the session they use. */
export interface Session {
  id: string;
  admin: StaffIdentity;
}

/** The live session a token names; one indexed query. */
export async function findSession(
  token: string | undefined,
  isBackground: boolean,
): Promise<Session | undefined> {
  const claims = await readToken('session', token);
  if (!claims) return undefined;
  const [admin] = await read(selectLiveSession(claims.id, claims.subject, isBackground));
  return admin && { id: claims.id, admin };
}

/** Ends the session a token names, if it names one. */
export async function signOut(token: string | undefined): Promise<void> {
  const claims = await readToken('session', token);
  if (claims) await read(endSession(claims.id));
}

export async function endOtherSessions(session: Session): Promise<void> {
  await write(endSessionsOf(session.admin.id, session.id));
}
