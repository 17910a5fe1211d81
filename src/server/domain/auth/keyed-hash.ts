import { createHmac } from 'node:crypto';
import { env } from '#server/env.ts';

/** A name for a person or address that says nothing about them: what throttle keys are made of. */
export function keyedHash(value: string): string {
  return createHmac('sha256', env().SESSION_SECRET[0] as string)
    .update(value)
    .digest('base64url')
    .slice(0, 32);
}
