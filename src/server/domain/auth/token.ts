import { jwtVerify, SignJWT } from 'jose';
import { env } from '#server/env.ts';
import { sessionLifetimeSeconds } from '#server/session-lengths.ts';

/**
 * The signed words in a cookie: they say which session (or known device) a browser holds, nothing more. Whether it is
 * still good, the session's row says.
 */
export interface Claims {
  /** The administrator's id. */
  subject: string;
  /** The session's or the device's id. */
  id: string;
}

const toleranceSeconds = 5;
export const deviceLifetimeSeconds = 180 * 24 * 60 * 60;

/** Same issuer, other audience: a device token is never taken for a session. */
const audiences = { session: (siteUrl: string) => siteUrl, device: (siteUrl: string) => `${siteUrl}#device` };
const lifetimesSeconds = { session: sessionLifetimeSeconds, device: deviceLifetimeSeconds };
type Kind = keyof typeof audiences;

/** A JWT, signed with the newest key, that ends by itself when what it stands for does. */
export async function signToken(kind: Kind, { subject, id }: Claims): Promise<string> {
  const { SITE_URL, SESSION_SECRET } = env();
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(SITE_URL)
    .setAudience(audiences[kind](SITE_URL))
    .setSubject(subject)
    .setJti(id)
    .setIssuedAt()
    .setExpirationTime(`${lifetimesSeconds[kind]}s`)
    .sign(keyOf(SESSION_SECRET[0] as string));
}

/** What a token says, or undefined for anything forged, foreign, expired or incomplete. Every secret verifies. */
export async function readToken(kind: Kind, token: string | undefined): Promise<Claims | undefined> {
  if (!token) return undefined;
  const { SITE_URL, SESSION_SECRET } = env();
  for (const secret of SESSION_SECRET) {
    try {
      const { payload } = await jwtVerify(token, keyOf(secret), {
        algorithms: ['HS256'],
        typ: 'JWT',
        issuer: SITE_URL,
        audience: audiences[kind](SITE_URL),
        requiredClaims: ['sub', 'jti', 'iat', 'exp'],
        clockTolerance: toleranceSeconds,
      });
      if (payload.sub && payload.jti && !isFromTheFuture(payload.iat))
        return { subject: payload.sub, id: payload.jti };
    } catch {
      // Another key may still verify it; if none does, it is no token of ours.
    }
  }
  return undefined;
}

function isFromTheFuture(issuedAt: number | undefined): boolean {
  return (issuedAt ?? 0) > Date.now() / 1000 + toleranceSeconds;
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
