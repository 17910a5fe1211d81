import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '#server/env.ts';

/**
 * Small secrets as the database may hold them: AES-256-GCM with a key derived from `SESSION_SECRET`, bound to what they are
 * for. The first part of the secret seals, all of them open, as with sessions.
 */
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed secrets', 32));

/** @param context what it is for, such as an account's id; it opens for nothing else */
export function seal(text: string, context: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(env().SESSION_SECRET[0] as string), nonce);
  cipher.setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** What was sealed for this, or undefined for anything else, forged or cut. */
export function unseal(sealed: string, context: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= nonceBytes + tagBytes) return undefined;
  for (const secret of env().SESSION_SECRET) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([
        decipher.update(bytes.subarray(nonceBytes + tagBytes)),
        decipher.final(),
      ]).toString('utf8');
    } catch {
      // Another part may still open it; if none does, it was not sealed here.
    }
  }
  return undefined;
}
