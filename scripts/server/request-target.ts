import type { IncomingMessage } from 'node:http';

/** This machine's own names: nobody can make a browser elsewhere speak to them under another name and be believed. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * The whole address a request asks for, or undefined where it cannot be read. The path is put behind the site's own
 * origin as it stands and never resolved against it: `//evil.example/x` and the absolute form of a request line would
 * name an origin of their own.
 */
export function requestTarget(message: IncomingMessage, port: number, siteUrl: string): URL | undefined {
  const path = message.url ?? '';
  if (!/^\/(?![/\\])/.test(path)) return undefined;
  const origin = originOf(message, port, new URL(siteUrl));
  const target = `${origin ?? ''}${path}`;
  if (!origin || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  return isDecodable(url.pathname) ? url : undefined;
}

/**
 * Where the client says it is, as far as that is a name of this site: `SITE_URL`'s or this machine's own. A page under
 * any other name that leads here is a foreign one, whatever it says.
 */
function originOf(message: IncomingMessage, port: number, site: URL): string | undefined {
  const hosts = message.headersDistinct['host'] ?? [];
  if (hosts.length > 1 || (hosts.length === 0 && message.httpVersion === '1.1')) return undefined;
  const [host = ''] = hosts;
  if (host.toLowerCase() === site.host) return site.origin;
  return loopback.test(host) ? `http://${host.toLowerCase()}` : `http://localhost:${port}`;
}

/** An address with a broken escape (`/%ff`) names nothing. */
function isDecodable(pathname: string): boolean {
  try {
    return decodeURI(pathname).length > 0;
  } catch {
    return false;
  }
}
