import { createHash } from 'node:crypto';
import type { Check } from './finding.ts';

const dayMs = 86_400_000;
/** A year, in days. */
const goodFor = 365;

/** How long the key that signs has been in use: counted from when a doctor first saw it, by a fingerprint of it. */
export const checkSecrets: Check = async ({ database, variables, now }) => {
  const subject = 'Signing key';
  const why = 'Whoever has ever seen it can sign in as anybody, for as long as it is used.';
  const [key] = (variables['SESSION_SECRET'] ?? '').split(',');
  if (!database || !key) return [];
  const name = `key:${createHash('sha256').update(key.trim()).digest('hex').slice(0, 16)}`;
  const firstSeen = await database.firstSeen(name, now);
  const days = Math.floor((now.getTime() - firstSeen.getTime()) / dayMs);
  if (days <= goodFor)
    return [{ subject, state: 'ok', seen: `SESSION_SECRET has been seen for ${days} days.`, why }];
  return [
    {
      subject,
      state: 'warning',
      seen: `SESSION_SECRET has not been changed for ${days} days.`,
      why,
      cure: 'Make a new one (openssl rand -base64 48), put it in front of the old one with a comma between, and remove the old one a day later. Nobody is signed out; recovery codes end with the new key, and who has a second factor sets it up again before the old one goes.',
    },
  ];
};
