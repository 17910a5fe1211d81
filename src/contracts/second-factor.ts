import * as z from 'zod/mini';
import { enteredPasswordSchema } from './session.ts';
import { shapedText } from './text.ts';

/** A code of an app beside the password, and codes on paper for the day the phone is gone. */
export const recoveryCodeCount = 10;

/** What an app is shown, once: the secret as letters and as an address it understands, and what proves both are ours. */
export const secondFactorSetupShape = z.strictObject({
  secret: z.string(),
  uri: z.string(),
  setup: z.string(),
});
export type SecondFactorSetup = z.output<typeof secondFactorSetupShape>;

/** Shown once; each is good for one sign-in. */
export const recoveryCodesShape = z.strictObject({ codes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof recoveryCodesShape>;

/** Of an app (six digits) or on paper; spaces and hyphens are only there to be read. */
const codeSchema = z.pipe(
  shapedText('Please enter the six digits your app shows', (text) => /^[\s\w-]{6,30}$/.test(text)),
  z.transform((text: string) => text.replace(/[\s-]/g, '').toLowerCase()),
);

export const secondFactorSchema = z.object({
  setup: shapedText('This setup is not complete. Please begin again.', (text) =>
    /^[\w.-]{20,400}$/.test(text),
  ),
  code: codeSchema,
});

/** Turning it off asks for both, whoever sits at an open session. */
export const secondFactorOffSchema = z.object({ currentPassword: enteredPasswordSchema, code: codeSchema });
