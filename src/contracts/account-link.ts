import * as z from 'zod/mini';
import {
  newPasswordSchema,
  staffEmailSchema,
  staffNameSchema,
  roleSchema,
  type StaffAccount,
} from './session.ts';
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

/** What an owner is told of a link that went out. */
export interface SentLink {
  expiresAt: string;
  /** To be handed over by other ways, where no mail can be sent. */
  link: string | null;
}
export interface SentInvitation extends SentLink {
  account: StaffAccount;
}

const tokenSchema = shapedText('This link is not complete.', (text) => /^[\w.-]{20,200}$/.test(text));
export const linkTokenSchema = z.object({ token: tokenSchema });

/** Whom a link is for. */
export interface LinkHolder {
  kind: 'invitation' | 'reset';
  email: string;
  name: string;
}

export const linkUseSchema = z.object({
  token: tokenSchema,
  password: newPasswordSchema,
  /** What whoever is invited wants to be called. */
  name: z.optional(staffNameSchema),
});

export const resetRequestSchema = z.object({ email: staffEmailSchema });
