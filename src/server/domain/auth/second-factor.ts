import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { SecondFactorSetup } from '#contracts/answers/second-factor.ts';
import type { StaffIdentity } from '#contracts/answers/session.ts';
import { recoveryCodeCount } from '#contracts/second-factor.ts';
import { practice } from '#practice/practice.ts';
import { once, type StaffActor } from '#server/db/client.ts';
import {
  deleteSecondFactor,
  insertSecondFactor,
  takeRecoveryCode,
  takeStep,
} from '#server/db/second-factors.ts';
import { keyedHash } from './keyed-hash.ts';
import { seal, unseal } from './sealing.ts';

const periodSeconds = 30;
/** A clock may be half a minute early or late. */
const toleranceSteps = 1;
const setupMinutes = 30;

const totpOf = (secret: string, email: string) =>
  new TOTP({ issuer: practice.name, label: email, secret: Secret.fromBase32(secret), period: periodSeconds });

/** The half minute a code is of, or undefined when it is of none near now. */
function stepOf(secret: string, code: string): number | undefined {
  const now = Date.now();
  const delta = totpOf(secret, '').validate({ token: code, window: toleranceSteps, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1_000 / periodSeconds) + delta;
}

const setupContext = (adminId: string) => `second-factor-setup:${adminId}`;
const secretContext = (adminId: string) => `second-factor:${adminId}`;

/** A secret to be shown once. Nothing is stored: the sealed setup comes back with a first code of it. */
export function beginSetup({ id, email }: StaffIdentity): SecondFactorSetup {
  const secret = new Secret({ size: 20 }).base32;
  const setup = seal(`${Date.now() + setupMinutes * 60_000} ${secret}`, setupContext(id));
  return { secret, uri: totpOf(secret, email).toString(), setup };
}

/**
 * Turns it on once the app shows the right code. One that is on is turned off first, which asks for a code of it: whoever has
 * only the password must not put theirs in its place. @returns the recovery codes, or what was wrong
 */
export async function finishSetup(
  { id }: StaffIdentity,
  { setup, code }: { setup: string; code: string },
  actor: StaffActor,
): Promise<{ codes: string[] } | 'over' | 'wrong-code' | 'on-already'> {
  const [until = '0', secret] = unseal(setup, setupContext(id))?.split(' ') ?? [];
  if (!secret || Number(until) < Date.now()) return 'over';
  const step = stepOf(secret, code);
  if (step === undefined) return 'wrong-code';
  const codes = Array.from({ length: recoveryCodeCount }, makeRecoveryCode);
  const hashes = codes.map((one) => recoveryHash(id, one));
  const [turnedOn] = await once(insertSecondFactor(id, seal(secret, secretContext(id)), step, hashes), actor);
  return turnedOn ? { codes } : 'on-already';
}

/** Without letters that look alike; 50 bits each. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const makeRecoveryCode = () => {
  const text = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

const recoveryHash = (adminId: string, code: string) =>
  keyedHash('recovery', `${adminId}:${code.replaceAll('-', '')}`);

/** As it is compared: spaces and hyphens are only there to be read. */
export const plainCode = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();

/** Whether this is a code of the account's app, or one of its codes on paper; either counts once. */
export async function takeCode(
  { id, totpSecret }: { id: string; totpSecret: string },
  code: string,
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return (await once(takeRecoveryCode(id, recoveryHash(id, code)))).length > 0;
  const secret = unseal(totpSecret, secretContext(id));
  const step = secret === undefined ? undefined : stepOf(secret, code);
  return step !== undefined && (await once(takeStep(id, step))).length > 0;
}

/** @returns whether there was one */
export async function removeSecondFactor(adminId: string, actor: StaffActor): Promise<boolean> {
  const [found] = await once(deleteSecondFactor(adminId), actor);
  return found !== undefined;
}
