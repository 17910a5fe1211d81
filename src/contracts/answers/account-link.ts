import * as z from 'zod/mini';
import { staffAccountShape } from './session.ts';

/** What an owner is told of a link that went out. */
export const sentLinkShape = z.strictObject({
  expiresAt: z.iso.datetime(),
  /** To be handed over by other ways, where no mail can be sent. */
  link: z.nullable(z.string()),
});
export type SentLink = z.output<typeof sentLinkShape>;
export const sentInvitationShape = z.extend(sentLinkShape, { account: staffAccountShape });
export type SentInvitation = z.output<typeof sentInvitationShape>;

/** Whom a link is for. */
export const linkHolderShape = z.strictObject({
  kind: z.enum(['invitation', 'reset']),
  email: z.string(),
  name: z.string(),
});
export type LinkHolder = z.output<typeof linkHolderShape>;
