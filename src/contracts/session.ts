import * as z from 'zod/mini';
import { requiredText, secretText } from './text.ts';

export const sessionIdleSeconds = 60 * 60;
export const sessionLifetimeSeconds = 12 * 60 * 60;
/** Accounts, exports and removals ask for the password again when the sign-in is older. */
export const recentSignInMinutes = 10;
export const passwordBytes = { min: 12, max: 72 } as const;

/** A signed-in administrator as the browser knows them. */
export interface StaffIdentity {
  id: string;
  email: string;
}

/** A password somebody has; whether it is the right one is for the check to say. */
const enteredPasswordSchema = secretText({
  missing: 'Please enter your password',
  fits: ({ length }) => length <= 1_000,
  unfit: 'This password is too long',
});

/** The sign-in form. Bounds are wide on purpose: what is wrong here is answered like a wrong password. */
export const loginSchema = z.object({
  email: requiredText({
    missing: 'Please enter your e-mail address',
    max: 1_000,
    tooLong: 'Please enter your e-mail address',
  }),
  password: enteredPasswordSchema,
});
export type Login = z.output<typeof loginSchema>;

const passwordRule = `A password needs ${passwordBytes.min} to ${passwordBytes.max} bytes: about as many letters`;
/** bcrypt reads 72 bytes and no more, so a longer password would be cut without a word. */
export const newPasswordSchema = secretText({
  missing: passwordRule,
  fits: (password) => {
    const { length } = new TextEncoder().encode(password);
    return length >= passwordBytes.min && length <= passwordBytes.max;
  },
  unfit: passwordRule,
});

export const confirmationSchema = z.object({ currentPassword: enteredPasswordSchema });

export const staffEmailSchema = z.pipe(
  requiredText({
    missing: 'Please enter an e-mail address',
    max: 254,
    tooLong: 'This e-mail address is too long',
  }),
  z.pipe(
    z.transform((email: string) => email.toLowerCase()),
    z.email('Please enter a valid e-mail address'),
  ),
);

export const newStaffSchema = z.object({ email: staffEmailSchema, password: newPasswordSchema });
export const staffChangeSchema = z
  .object({
    isActive: z.optional(z.boolean('isActive is true or false')),
    password: z.optional(newPasswordSchema),
    /** The caller's own, where their sign-in is not recent. */
    currentPassword: z.optional(enteredPasswordSchema),
  })
  .check(
    z.refine(
      ({ isActive, password }) => isActive !== undefined || password !== undefined,
      'Nothing to change was sent',
    ),
  );
export type StaffChange = z.output<typeof staffChangeSchema>;

/** A staff account in the list of the portal. */
export interface StaffAccount extends StaffIdentity {
  isActive: boolean;
  createdAt: string;
  lastLoginAt: string | null;
}
