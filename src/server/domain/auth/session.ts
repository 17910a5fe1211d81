import type { StaffIdentity } from '../../../contracts/session.ts';
import { endSession, endSessionsOf, selectLiveSession, type CallKind } from '../../db/admin-sessions.ts';
import { read, write } from '../../db/client.ts';
import { readToken } from './token.ts';

/** A signed-in administrator and the session they use. */
export interface Session {
  id: string;
  admin: StaffIdentity;
}

/** Far more than anybody types and any open page saves by itself: it stops a script that has run wild. */
const writesPerMinute = 600;

export type FoundSession =
  | { outcome: 'live'; session: Session }
  /** Live, but its account has written too much within this minute. */
  | { outcome: 'too-many-writes'; secondsLeft: number };

/** The live session a token names; one indexed query. */
export async function findSession(
  token: string | undefined,
  kind: CallKind,
): Promise<FoundSession | undefined> {
  const claims = await readToken('session', token);
  if (!claims) return undefined;
  const [row] = await read(selectLiveSession(claims.id, claims.subject, kind));
  if (!row) return undefined;
  const { id, email, writes, secondsLeft } = row;
  if (writes !== null && writes > writesPerMinute)
    return { outcome: 'too-many-writes', secondsLeft: secondsLeft ?? 60 };
  return { outcome: 'live', session: { id: claims.id, admin: { id, email } } };
}

/** Ends the session a token names, if it names one. */
export async function signOut(token: string | undefined): Promise<void> {
  const claims = await readToken('session', token);
  if (claims) await read(endSession(claims.id));
}

export async function endOtherSessions(session: Session): Promise<void> {
  await write(endSessionsOf(session.admin.id, session.id));
}
