/** What staff see of the mail the site sends. Instants are ISO 8601 UTC. */
export type MailKind = 'staff-notice' | 'acknowledgement' | 'answer' | 'digest' | 'invitation' | 'reset';

/**
 * Why a mail has not left: its address is refused, the mail itself is, our mail server does not answer or does not let us in,
 * or something else went wrong.
 */
export type MailFailure = 'address' | 'refused' | 'unreachable' | 'sign-in' | 'other';

/** One mail about a request. */
export interface RequestMail {
  id: string;
  kind: MailKind;
  state: 'waiting' | 'sent' | 'failed';
  /** Why the last try failed; null where none did. */
  failure: MailFailure | null;
  /** When it was sent or given up, or when it is tried next. */
  at: string;
}

/** One mail that was given up, and that somebody still has to do something about. */
export interface UnsentMail {
  id: string;
  kind: MailKind;
  /** Of the request it is about, if it is about one. */
  reference: string | null;
  /** Of the colleague an invitation or a reset was for. */
  name: string | null;
  failure: MailFailure | null;
  failedAt: string;
}
