import { isIP } from 'node:net';
import { newPasswordSchema } from '#contracts/session.ts';
import { environmentProblems } from '#server/env.ts';

export const defaultPort = 8888;
/** Stand where the start itself will put something. */
const toCome = {
  DATABASE_URL: 'postgres://embedded/database',
  SITE_URL: 'http://localhost',
  SESSION_SECRET: 'a key that is made with the first start',
  DEPLOY_CONTEXT: 'local',
};

/** What keeps a server on this machine from being started with these variables, a sentence each; nothing is written yet. */
export function startProblems(given: NodeJS.ProcessEnv): string[] {
  const { SESSION_SECRET, ...always } = toCome;
  const isProduction = given['NODE_ENV'] === 'production';
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  return [
    ...environmentProblems({ ...always, ...(!isProduction && { SESSION_SECRET }), ...set }),
    ...(isProduction ? unsafeUrl(given['SITE_URL']) : []),
    ...unusableSockets(given),
    ...unusablePassword(given['ADMIN_PASSWORD']),
  ];
}

/** Cookies are bound to the site and to encryption by its address. This machine's own names are for trying out. */
function unsafeUrl(siteUrl = ''): string[] {
  if (!siteUrl) return ['SITE_URL: in production, name the site’s own address, e.g. https://www.example.com'];
  const isSafe = /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$))/i.test(siteUrl);
  return isSafe || !/^http:/i.test(siteUrl)
    ? []
    : ['SITE_URL: in production, it starts with https (http is for localhost alone)'];
}

function unusableSockets({ PORT, TRUSTED_PROXY }: NodeJS.ProcessEnv): string[] {
  const port = Number(PORT || defaultPort);
  return [
    Number.isInteger(port) && port >= 1 && port <= 65_535 ? '' : 'PORT: a whole number from 1 to 65535',
    listOf(TRUSTED_PROXY).every(isIP) ? '' : 'TRUSTED_PROXY: IP addresses, separated by commas',
  ].filter(Boolean);
}

/** One that could never sign in is better refused than stored. */
function unusablePassword(password: string | undefined): string[] {
  if (!password) return [];
  const { error } = newPasswordSchema.safeParse(password);
  return error ? [`ADMIN_PASSWORD: ${error.issues[0]?.message ?? 'not usable'}`] : [];
}

export function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
