/** How a thing stands: `unknown` where nobody could look. */
export type FindingState = 'ok' | 'warning' | 'fault' | 'unknown';

export interface Finding {
  /** What was looked at, in two or three words. */
  subject: string;
  state: FindingState;
  /** What was seen. Never contains a secret. */
  seen: string;
  /** Why it matters, for somebody who does not program. */
  why: string;
  /** What to do; nothing where nothing has to be done. */
  cure?: string;
}

/** Everything that was looked at, in the order to mend it in. */
export interface Examination {
  /** ISO 8601 UTC. */
  examinedAt: string;
  findings: Finding[];
}
