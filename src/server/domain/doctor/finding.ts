import type { Finding } from '#contracts/answers/doctor.ts';
import type { ExaminedDatabase } from '#server/db/examination.ts';

/** One examination; what it throws is told as a fault of its own. */
export type Check = (scene: Scene) => Promise<Finding[]>;

/** What the checks look at, given from outside, so that they can be shown any set-up. */
export interface Scene {
  variables: NodeJS.ProcessEnv;
  /** What of the variables cannot be used, a sentence for each that begins with its name. */
  environmentProblems: (variables: NodeJS.ProcessEnv) => string[];
  now: Date;
  /** Undefined where there is no way to the database. */
  database: ExaminedDatabase | undefined;
  /** Then, whether that is because another process has it to itself. */
  isDatabaseInUse?: boolean;
  /** Whether the site gives up the rights of the tables' owner at its start, which it does with a Postgres of one's own. */
  hasRoleOfItsOwn: boolean;
  /** Whether it is the running site that looks, with the rights it has, and not a command beside it. */
  isSiteItself: boolean;
  /** By name, in order; undefined where it is not known which belong to this version. */
  migrations: readonly string[] | undefined;
  /** @throws PrivateNetworkError for an address no patient reaches */
  fetch: (url: string) => Promise<Response>;
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

export const isProduction = ({ NODE_ENV, DEPLOY_CONTEXT }: NodeJS.ProcessEnv): boolean =>
  NODE_ENV === 'production' || DEPLOY_CONTEXT === 'production';
