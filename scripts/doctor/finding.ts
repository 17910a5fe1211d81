/** How a thing stands: `unknown` where nobody could look. */
export type State = 'ok' | 'warning' | 'fault' | 'unknown';

export interface Finding {
  /** What was looked at, in two or three words. */
  subject: string;
  state: State;
  /** What was seen. Never contains a secret. */
  seen: string;
  /** Why it matters, for somebody who does not program. */
  why: string;
  /** What to do; nothing where nothing has to be done. */
  cure?: string;
}

/** One examination; what it throws is told as a fault of its own. */
export type Check = (scene: Scene) => Promise<Finding[]>;

type Row = Record<string, unknown>;

/** What the checks look at, given from outside, so that they can be shown any set-up. */
export interface Scene {
  variables: NodeJS.ProcessEnv;
  now: Date;
  /** Undefined where there is no way to the database; `databaseTrouble` then says why. */
  query: (<Result extends Row = Row>(text: string, values?: unknown[]) => Promise<Result[]>) | undefined;
  databaseTrouble?: string | undefined;
  /** Whether the site gives up the rights of the tables' owner at its start, which it does with a Postgres of one's own. */
  hasRoleOfItsOwn: boolean;
  fetch: typeof fetch;
  /** The texts a name carries in the DNS. @throws with the resolver's code */
  resolveTxt: (name: string) => Promise<string[][]>;
  /** Connects and signs in, and sends nothing. @throws Error when that is refused */
  verifyMail: (smtpUrl: string) => Promise<void>;
}

export const ok = (subject: string, seen: string, why: string): Finding => ({
  subject,
  state: 'ok',
  seen,
  why,
});

/** 0 for all well, 1 for something to see to, 2 for a fault: what monitors understand. */
export function exitCode(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some(({ state }) => state === 'fault')) return 2;
  return findings.some(({ state }) => state === 'warning') ? 1 : 0;
}
