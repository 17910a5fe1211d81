import * as z from 'zod/mini';
import { enteredPasswordSchema } from './session.ts';
import { shapedText } from './text.ts';

/** A code of an app beside the password, and codes on paper for the day the phone is gone. */
export const recoveryCodeCount = 10;

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
