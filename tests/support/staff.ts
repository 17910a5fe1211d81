import { insertSession } from '#server/db/admin-sessions.ts';
import { insertAdmin } from '#server/db/admin-users.ts';
import { transaction, write } from '#server/db/client.ts';
import { signToken } from '#server/domain/auth/token.ts';

export const staffPassword = 'a long enough passphrase';
/** Its real hash, made once: hashing on purpose takes long. */
const staffPasswordHash = '$2b$12$iI4EinTEYKAgh5fUwDtubeSNuAcfltK.fELYcFjXRgpmIAV/jx73C';
let count = 0;

interface Staff {
  id: string;
  email: string;
}

/** Somebody who may sign in. */
export async function makeStaff(email = `staff-${++count}@samplewater-dental.example`): Promise<Staff> {
  const [account] = await write(insertAdmin(email, staffPasswordHash));
  if (!account) throw new Error('No account was made.');
  return { id: account.id, email };
}

/** Headers of a browser somebody is signed in with: a real token that names a real session. */
export async function signedIn(email?: string): Promise<Staff & { headers: { cookie: string } }> {
  const staff = await makeStaff(email);
  const session = crypto.randomUUID();
  await transaction([insertSession(session, staff.id)]);
  const token = await signToken('session', { subject: staff.id, id: session });
  return { ...staff, headers: { cookie: `session=${token}` } };
}

export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
