export type DeployContext = 'production' | 'preview' | 'local';

/** Whom a build is for. The host's tool on a developer's machine says `production` too, and `NETLIFY_LOCAL` beside it. */
export function deployContext(variables: NodeJS.ProcessEnv): DeployContext {
  const context = variables['CONTEXT'];
  if (variables['NETLIFY_LOCAL'] === 'true' || !context || context === 'dev') return 'local';
  return context === 'production' ? 'production' : 'preview';
}

const needs = {
  DATABASE_URL:
    'the database; switch on the host’s own, or set a Neon connection string for this deploy context.',
  SESSION_SECRET: 'the key sessions are signed with, at least 32 bytes; make one: openssl rand -base64 48',
  SMTP_URL: 'the mail server that tells staff of new requests, e.g. smtps://user:password@smtp.example.com',
  STAFF_EMAIL: 'where staff read that a new request came in.',
} as const;

type Variable = keyof typeof needs;

/** @returns a sentence for each variable without which this deploy could not do its work */
export function missingVariables(
  context: Exclude<DeployContext, 'local'>,
  variables: NodeJS.ProcessEnv,
): string[] {
  const wanted: Variable[] = ['DATABASE_URL', 'SESSION_SECRET'];
  // A preview sends no mail.
  if (context === 'production') wanted.push('SMTP_URL', 'STAFF_EMAIL');
  return wanted.filter((name) => !isGiven(name, variables)).map((name) => `${name}: ${needs[name]}`);
}

function isGiven(name: Variable, variables: NodeJS.ProcessEnv): boolean {
  return Boolean(variables[name] || (name === 'DATABASE_URL' && variables['NETLIFY_DB_URL']));
}
