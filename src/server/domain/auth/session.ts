import type { StaffIdentity } from '#contracts/answers/session.ts';
import {
  endSessionByHand,
  endSessionsOf,
  selectLiveSession,
  type CallKind,
} from '#server/db/admin-sessions.ts';
import { insertAuditEntry } from '#server/db/audit-log.ts';
import { repeatable, transaction, type StaffActor } from '#server/db/client.ts';
import { roughNetworkOf } from '../network.ts';
import { readToken } from './token.ts';

/** A signed-in member of staff and the session they use. */
export interface Session {
  id: string;
  admin: StaffIdentity;
  /** The same person for the audit log. */
  actor: StaffActor;
  /** The password was given within the last minutes: see `recentSignInMinutes`. */
  isRecent: boolean;
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
  ip: string,
): Promise<FoundSession | undefined> {
  const claims = await readToken('session', token);
  if (!claims) return undefined;
  const [row] = await repeatable(selectLiveSession(claims.id, claims.subject, kind));
  if (!row) return undefined;
  const { id, email, name, role, hasSecondFactor, writes, secondsLeft, isRecent } = row;
  if (writes !== null && writes > writesPerMinute)
    return { outcome: 'too-many-writes', secondsLeft: secondsLeft ?? 60 };
  const actor = { id, network: roughNetworkOf(ip) };
  return {
    outcome: 'live',
    session: { id: claims.id, admin: { id, email, name, role, hasSecondFactor }, actor, isRecent },
  };
}

/** Ends the session a token names, if it names one. */
export async function signOut(token: string | undefined, ip: string): Promise<void> {
  const claims = await readToken('session', token);
  if (claims) await repeatable(endSessionByHand(claims.id, roughNetworkOf(ip)));
}

/** Signs the same person out everywhere else; the note that they did goes with it. */
export async function endOtherSessions({ id, admin, actor }: Session): Promise<void> {
  await transaction([
    endSessionsOf(admin.id, id),
    insertAuditEntry(actor, { action: 'session.end-others', subject: 'admin_users', subjectId: admin.id }),
  ]);
}
