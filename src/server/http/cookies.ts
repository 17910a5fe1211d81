/** Reading and writing the two cookies of the portal; nothing else on the site sets one. */
interface CookieSpec {
  name: 'session' | 'device';
  maxAgeSeconds: number;
}

/** `__Host-` binds a cookie to this very host and to https; plain http on a developer's machine cannot have it. */
function fullName(name: CookieSpec['name'], siteUrl: string): string {
  return isSecure(siteUrl) ? `__Host-${name}` : name;
}

function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith('https:');
}

/** Its value as it was sent; undefined without one of this very name. */
export function readCookie(request: Request, name: CookieSpec['name'], siteUrl: string): string | undefined {
  const wanted = `${fullName(name, siteUrl)}=`;
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length);
}

/** A `Set-Cookie` value. An empty `value` with `maxAgeSeconds: 0` clears. */
export function serializeCookie({ name, maxAgeSeconds }: CookieSpec, value: string, siteUrl: string): string {
  const flags = ['HttpOnly', 'SameSite=Strict', 'Path=/', `Max-Age=${maxAgeSeconds}`];
  if (isSecure(siteUrl)) flags.push('Secure');
  return [`${fullName(name, siteUrl)}=${value}`, ...flags].join('; ');
}
