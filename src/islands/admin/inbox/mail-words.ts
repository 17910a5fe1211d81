import type { MailFailure, MailKind } from '#contracts/answers/mail.ts';

/** What a mail was to say, as the beginning of a sentence. */
export const mailName: Record<MailKind, string> = {
  'staff-notice': 'The notice to the office',
  acknowledgement: 'The mail that tells the patient their note arrived',
  answer: 'The answer to the patient',
  digest: 'The morning mail to the office',
  invitation: 'The invitation',
  reset: 'The link for a new password',
};

const reasons: Record<MailFailure, string> = {
  address: 'the address is refused.',
  refused: 'the mail server does not take it.',
  unreachable: 'the mail server does not answer.',
  'sign-in': 'the mail server refuses our name and password. Please tell whoever runs the site.',
  other: 'it could not be handed to the mail server.',
};

const isForPatient = (kind: MailKind) => kind === 'acknowledgement' || kind === 'answer';
const isForOffice = (kind: MailKind) => kind === 'staff-notice' || kind === 'digest';

/** Why it has not left, and what helps, in plain words: the end of a sentence. */
export function reasonFor({ kind, failure }: { kind: MailKind; failure: MailFailure | null }): string {
  const reason = reasons[failure ?? 'other'];
  if (failure !== 'address') return reason;
  if (isForPatient(kind)) return `${reason} It may be misspelled: please call instead.`;
  return isForOffice(kind) ? `${reason} Please tell whoever runs the site.` : reason;
}
