import * as z from 'zod/mini';

/** What staff see of the mail the site sends. */
const mailKinds = ['staff-notice', 'acknowledgement', 'answer', 'digest', 'invitation', 'reset'] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * Why a mail has not left: its address is refused, the mail itself is, our mail server does not answer or does not let us in,
 * or something else went wrong.
 */
const mailFailures = ['address', 'refused', 'unreachable', 'sign-in', 'other'] as const;
export type MailFailure = (typeof mailFailures)[number];

/** One mail about a request. */
export const requestMailShape = z.strictObject({
  id: z.string(),
  kind: z.enum(mailKinds),
  state: z.enum(['waiting', 'sent', 'failed']),
  /** Why the last try failed; null where none did. */
  failure: z.nullable(z.enum(mailFailures)),
  /** When it was sent or given up, or when it is tried next. */
  at: z.iso.datetime(),
});
export type RequestMail = z.output<typeof requestMailShape>;

/** One mail that was given up, and that somebody still has to do something about. */
export const unsentMailShape = z.strictObject({
  id: z.string(),
  kind: z.enum(mailKinds),
  /** Of the request it is about, if it is about one. */
  reference: z.nullable(z.string()),
  /** Of the colleague an invitation or a reset was for. */
  name: z.nullable(z.string()),
  failure: z.nullable(z.enum(mailFailures)),
  failedAt: z.iso.datetime(),
});
export type UnsentMail = z.output<typeof unsentMailShape>;
