import * as z from 'zod/mini';
import { hostContext } from '#server/host-context.ts';
import { readUploadThingToken } from '#server/uploadthing-token.ts';

/**
 * The server's environment, read once and on first use: importing a module never fails, using a missing value does,
 * with a sentence that names the variable and says how to make one.
 */
const minimumSecretBytes = 32;

const secretList = z
  .pipe(
    z.string(),
    z.transform((list) => list.split(',').map((secret) => secret.trim())),
  )
  .check(
    z.refine(
      (secrets) => secrets.every((secret) => new TextEncoder().encode(secret).length >= minimumSecretBytes),
      `each part needs at least ${minimumSecretBytes} bytes; make one with: openssl rand -base64 48`,
    ),
  );

const absoluteUrl = z.string().check(z.refine(URL.canParse, 'must be an absolute address'));
const siteUrl = z
  .string('name the site’s own address, e.g. https://www.example.com')
  .check(
    z.refine(
      (url) => /^https?:/i.test(url) && URL.canParse(url),
      'must be an absolute http or https address, e.g. https://www.example.com',
    ),
  );
const databaseUrl = z.string('name the database, e.g. postgres://user:password@host/name').check(
  z.refine((url) => /^postgres(ql)?:\/\//.test(url), 'must start with postgres:// or postgresql://'),
  z.refine(
    (url) => !/^postgres/.test(url) || (URL.canParse(url) && new URL(url).hostname !== ''),
    'must name a host, e.g. postgres://user:password@host/name (with %-escapes in the password)',
  ),
);

const schema = z.object({
  /** Postgres connection string, as Neon gives it. */
  DATABASE_URL: databaseUrl,
  /** Where the driver's `/sql` calls are posted instead of the database's own host (local endpoint, proxies, tests). */
  DATABASE_HTTP_ENDPOINT: z.optional(absoluteUrl),
  /** Signing keys: the first signs, all verify. */
  SESSION_SECRET: z.pipe(z.string('make one with: openssl rand -base64 48'), secretList),
  /** The site's own origin; decides the cookie's prefix, the token's issuer and the allowed `Origin`. */
  SITE_URL: z.pipe(
    siteUrl,
    z.transform((url) => new URL(url).origin),
  ),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (url) => /^smtps?:\/\//.test(url) && URL.canParse(url),
          'must start with smtp:// or smtps://, e.g. smtps://user:password@smtp.example.com',
        ),
      ),
  ),
  MAIL_FROM: z.optional(z.string()),
  STAFF_EMAIL: z.optional(z.string()),
  /** Folder for mail that is not sent and everything else the local server keeps. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** Pictures then lie at UploadThing instead of the database. */
  UPLOADTHING_TOKEN: z.optional(
    z
      .string()
      .check(
        z.refine(
          (token) => readUploadThingToken(token) !== undefined,
          'must be the whole token of UploadThing’s dashboard (API Keys, V7)',
        ),
      ),
  ),
  /** Where UploadThing is spoken to instead of its own hosts (tests). */
  UPLOADTHING_URL: z.optional(absoluteUrl),
  /** Where the host is asked for a build, so that saved facts become public. */
  BUILD_HOOK_URL: z.optional(absoluteUrl),
  /** `owners`: whoever is an owner needs a second factor before anything else. */
  SECOND_FACTOR: z._default(z.enum(['optional', 'owners'], 'is optional or owners'), 'optional'),
  /** `off`: nothing is counted of how the site is used. Read when the site is built, too. */
  PUBLIC_COUNTS: z._default(z.enum(['on', 'off'], 'is on or off'), 'on'),
  /** Deploy previews say `preview`: they send no mail and purge nothing. */
  DEPLOY_CONTEXT: z._default(
    z.enum(['production', 'preview', 'local'], 'is production, preview or local'),
    'production',
  ),
});

export type Environment = z.output<typeof schema>;

let parsed: Environment | undefined;

/** @throws Error naming every variable that is missing or malformed. Never contains a value. */
export function env(): Environment {
  if (parsed) return parsed;
  const { data } = read(process.env);
  if (!data) throw new Error(incompleteEnvironment(environmentProblems(process.env)));
  return (parsed = data);
}

/** Whether this is a preview; false where the environment cannot be read, which is told elsewhere. */
export function isPreview(): boolean {
  try {
    return env().DEPLOY_CONTEXT === 'preview';
  } catch {
    return false;
  }
}

/** For tests and for the local server, which set variables after start. */
export function forgetEnvironment(): void {
  parsed = undefined;
}

/** A sentence for each variable that is missing or malformed, with its name first. Never contains a value. */
export function environmentProblems(source: NodeJS.ProcessEnv): string[] {
  const problems = new Map<string, string>();
  // The first fault of a variable says enough.
  for (const { path, message } of read(source).error?.issues ?? []) {
    const name = path.join('.');
    if (!problems.has(name)) problems.set(name, `${name}: ${message}`);
  }
  return [...problems.values()];
}

export function incompleteEnvironment(problems: readonly string[]): string {
  return `The environment is not complete.\n${problems.join('\n')}\nSee .env.example.`;
}

function read(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  return schema.safeParse({
    ...given,
    DATABASE_URL: given['DATABASE_URL'] ?? given['NETLIFY_DB_URL'],
    SITE_URL: given['SITE_URL'] ?? given['DEPLOY_PRIME_URL'] ?? given['URL'],
    DEPLOY_CONTEXT: given['DEPLOY_CONTEXT'] ?? contextOf(hostContext()),
  });
}

function contextOf(context: string | undefined): string | undefined {
  return context === undefined || context === 'production' ? undefined : 'preview';
}
