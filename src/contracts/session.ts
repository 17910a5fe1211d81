import * as z from 'zod/mini';
import { staffRoles } from './roles.ts';
import { requiredText, secretText } from './text.ts';

export const passwordBytes = { min: 12, max: 72 } as const;

/** In characters, as `textLength` counts them. */
export const staffNameLimit = 80;

/** A password somebody has; whether it is the right one is for the check to say. */
export const enteredPasswordSchema = secretText({
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
  /** Of the second factor, where the account has one. */
  code: z.optional(
    secretText({
      missing: 'Please enter the code',
      fits: ({ length }) => length <= 100,
      unfit: 'This code is too long',
    }),
  ),
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

export const staffNameSchema = requiredText({
  missing: 'Please enter a name',
  max: staffNameLimit,
  tooLong: `Please use at most ${staffNameLimit} characters`,
});
export const roleSchema = z.enum(staffRoles, 'A role is owner, editor or desk');

export const newStaffSchema = z.object({
  email: staffEmailSchema,
  password: newPasswordSchema,
  /** Made from the address where nobody gives one. */
  name: z.optional(staffNameSchema),
  role: z._default(roleSchema, 'owner'),
});
export type NewStaff = z.output<typeof newStaffSchema>;

export const staffChangeSchema = z
  .object({
    isActive: z.optional(z.boolean('isActive is true or false')),
    password: z.optional(newPasswordSchema),
    name: z.optional(staffNameSchema),
    role: z.optional(roleSchema),
    /** The caller's own, where their sign-in is not recent. */
    currentPassword: z.optional(enteredPasswordSchema),
  })
  .check(
    z.refine(
      ({ isActive, password, name, role }) =>
        [isActive, password, name, role].some((value) => value !== undefined),
      'Nothing to change was sent',
    ),
  );
export type StaffChange = z.output<typeof staffChangeSchema>;

/** What everybody may change about themselves; a new password asks for the old one. */
export const profileChangeSchema = z
  .object({
    name: z.optional(staffNameSchema),
    password: z.optional(newPasswordSchema),
    currentPassword: z.optional(enteredPasswordSchema),
  })
  .check(
    z.refine(
      ({ name, password }) => name !== undefined || password !== undefined,
      'Nothing to change was sent',
    ),
    z.refine(({ password, currentPassword }) => password === undefined || currentPassword !== undefined, {
      path: ['currentPassword'],
      error: 'Please enter your present password',
    }),
  );
export type ProfileChange = z.output<typeof profileChangeSchema>;
