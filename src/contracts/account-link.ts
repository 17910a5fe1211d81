import * as z from 'zod/mini';
import {
  newPasswordSchema,
  staffEmailSchema,
  staffNameSchema,
  roleSchema,
  staffAccountShape,
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
export const sentLinkShape = z.strictObject({
  expiresAt: z.iso.datetime(),
  /** To be handed over by other ways, where no mail can be sent. */
  link: z.nullable(z.string()),
});
export type SentLink = z.output<typeof sentLinkShape>;
export const sentInvitationShape = z.extend(sentLinkShape, { account: staffAccountShape });
export type SentInvitation = z.output<typeof sentInvitationShape>;

const tokenSchema = shapedText('This link is not complete.', (text) => /^[\w.-]{20,200}$/.test(text));
export const linkTokenSchema = z.object({ token: tokenSchema });

/** Whom a link is for. */
export const linkHolderShape = z.strictObject({
  kind: z.enum(['invitation', 'reset']),
  email: z.string(),
  name: z.string(),
});
export type LinkHolder = z.output<typeof linkHolderShape>;

export const linkUseSchema = z.object({
  token: tokenSchema,
  password: newPasswordSchema,
  /** What whoever is invited wants to be called. */
  name: z.optional(staffNameSchema),
});

export const resetRequestSchema = z.object({ email: staffEmailSchema });
