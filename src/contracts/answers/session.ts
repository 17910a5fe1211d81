import * as z from 'zod/mini';
import { staffRoles } from '../roles.ts';

/** A signed-in member of staff as the browser knows them. */
const staffIdentityShape = z.strictObject({
  id: z.string(),
  email: z.string(),
  /** What colleagues call them. */
  name: z.string(),
  role: z.enum(staffRoles),
  hasSecondFactor: z.boolean(),
});
export type StaffIdentity = z.output<typeof staffIdentityShape>;

/** What a sign-in answers. */
export const signInShape = z.pick(staffIdentityShape, { id: true, email: true });

/** What the portal is told of whoever is signed in. */
export const signedInShape = z.extend(staffIdentityShape, {
  /** The practice wants a second factor of this role, and there is none yet: nothing but one’s own account can be used. */
  mustSetUpSecondFactor: z.boolean(),
  /** Pictures go from the browser to UploadThing; absent where they go through this site. */
  uploadsDirectly: z.exactOptional(z.literal(true)),
});
export type SignedIn = z.output<typeof signedInShape>;

/** Somebody of the staff as colleagues see them. */
export const colleagueShape = z.strictObject({ id: z.string(), name: z.string() });
export type Colleague = z.output<typeof colleagueShape>;

/** A staff account in the list of the portal. */
export const staffAccountShape = z.extend(staffIdentityShape, {
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.nullable(z.iso.datetime()),
  /** Invited, and has not set a password yet. */
  isPending: z.boolean(),
  /** Until when the invitation can be followed. */
  invitedUntil: z.nullable(z.iso.datetime()),
});
export type StaffAccount = z.output<typeof staffAccountShape>;
