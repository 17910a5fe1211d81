import { env } from '#server/env.ts';
import { keyedHash } from './keyed-hash.ts';
import { isSameText } from './same-text.ts';

/**
 * What stands in a link: its row's id and a signature of it. The row holds neither, so whoever reads the database, or a copy
 * of it, cannot follow a link; another `SESSION_SECRET` ends all of them.
 */
const signatureOf = (id: string) => keyedHash('account-link', id);

/** The address; the token stands behind the #, which no browser sends anywhere and no server writes down. */
export function linkUrl(id: string): string {
  return `${env().SITE_URL}/admin/welcome#${id}.${signatureOf(id)}`;
}

/** The row a token names, or undefined for anything we have not signed. */
export function readLinkToken(token: string): string | undefined {
  const [id = '', given = ''] = token.split('.');
  return isSameText(given, signatureOf(id)) ? id : undefined;
}
