import { createHmac } from 'node:crypto';
import { env } from '#server/env.ts';

/** What is told apart by a keyed hash, or signed with one. */
type Purpose = 'account-link' | 'recovery' | 'mailbox' | 'email' | 'account' | 'device' | 'network';

/**
 * A name for a person or address that says nothing about them: what throttle keys are made of. The purpose stands in front of
 * every value, so that no value somebody types (an e-mail address at the sign-in) makes the hash of another purpose be
 * computed and written down.
 */
export function keyedHash(purpose: Purpose, value: string): string {
  return createHmac('sha256', env().SESSION_SECRET[0] as string)
    .update(`${purpose}:${value}`)
    .digest('base64url')
    .slice(0, 32);
}
