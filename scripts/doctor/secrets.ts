import { createHash } from 'node:crypto';
import type { Check } from './finding.ts';

const dayMs = 86_400_000;
const changeAfterDays = 365;

/** How long the key that signs has been in use: counted from when a doctor first saw it, by a fingerprint of it. */
export const checkSecrets: Check = async ({ query, variables, now }) => {
  const subject = 'Signing key';
  const why = 'Whoever has ever seen it can sign in as anybody, for as long as it is used.';
  const [key] = (variables['SESSION_SECRET'] ?? '').split(',');
  if (!query || !key) return [];
  const name = `key:${createHash('sha256').update(key.trim()).digest('hex').slice(0, 16)}`;
  const [row] = await query<{ at: string | Date }>(
    `insert into last_times as known (name, at) values ($1, $2)
    on conflict (name) do update set at = known.at returning at`,
    [name, now.toISOString()],
  );
  const days = Math.floor((now.getTime() - new Date(row?.at ?? now).getTime()) / dayMs);
  if (days <= changeAfterDays)
    return [{ subject, state: 'ok', seen: `SESSION_SECRET has been seen for ${days} days.`, why }];
  return [
    {
      subject,
      state: 'warning',
      seen: `SESSION_SECRET has not been changed for ${days} days.`,
      why,
      cure: 'Make a new one (openssl rand -base64 48), put it in front of the old one with a comma between, and remove the old one a day later. Nobody is signed out.',
    },
  ];
};
