import * as z from 'zod/mini';
import { newPasswordSchema, staffEmailSchema, staffNameSchema, roleSchema } from './session.ts';
import { shapedText } from './text.ts';

/** Links by which somebody sets their own password. */
export const invitationHours = 72;
export const resetHours = 1;

export const invitationSchema = z.object({
  email: staffEmailSchema,
  name: staffNameSchema,
  role: roleSchema,
});
export type Invitation = z.output<typeof invitationSchema>;

const tokenSchema = shapedText('This link is not complete.', (text) => /^[\w.-]{20,200}$/.test(text));
export const linkTokenSchema = z.object({ token: tokenSchema });

export const linkUseSchema = z.object({
  token: tokenSchema,
  password: newPasswordSchema,
  /** What whoever is invited wants to be called. */
  name: z.optional(staffNameSchema),
});
export type LinkUse = z.output<typeof linkUseSchema>;

export const resetRequestSchema = z.object({ email: staffEmailSchema });
