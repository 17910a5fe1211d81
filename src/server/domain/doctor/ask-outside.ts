import { lookup } from 'node:dns';
import { get as getPlainly } from 'node:http';
import { get } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What only this machine and its own network reach; IPv4 within IPv6 is found by its own rule. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 32],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

export const isInside = (ip: string): boolean => inside.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/** An address that no patient's browser reaches, or that is not of the web at all. */
export class InsideError extends Error {
  override readonly name = 'InsideError';
}

/** Names nobody can have (RFC 2606, 6761), such as those of sample people: no name service is asked for them. */
export const nobodysName = /\.(example|test|invalid)$/i;

const redirectsAtMost = 5;

/**
 * Asks an address as a browser would open it, redirects included, and reads nothing but the headers. Wherever it leads, it
 * leads out: an address an owner has saved is no way into the network the server stands in.
 * @param trusted origins that may be inside, since whoever runs the site has named them
 * @throws InsideError, or whatever kept it from answering
 */
export async function askOutside(
  address: string,
  { trusted, timeLimitMs }: { trusted: readonly string[]; timeLimitMs: number },
): Promise<Response> {
  const signal = AbortSignal.timeout(timeLimitMs);
  let url = new URL(address);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await headersOf(url, { isTrusted: trusted.includes(url.origin), signal });
    const next = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || !next || redirects === redirectsAtMost) return answer;
    url = new URL(next, url);
  }
}

function headersOf(
  url: URL,
  { isTrusted, signal }: { isTrusted: boolean; signal: AbortSignal },
): Promise<Response> {
  const ask = { 'https:': get, 'http:': getPlainly }[url.protocol];
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A number is not looked up.
  if (!ask || (!isTrusted && isIP(host) !== 0 && isInside(host)))
    return Promise.reject(new InsideError(url.host));
  if (nobodysName.test(host)) return Promise.reject(new Error(`Nobody has the name ${host}.`));
  return new Promise((resolve, reject) => {
    ask(
      url,
      {
        // A connection of its own: one that was kept might lead where this one may not.
        agent: false,
        headers: { Accept: 'text/html,*/*', 'User-Agent': 'node' },
        signal,
        ...(!isTrusted && { lookup: lookUpOutside }),
      },
      (answer) => {
        const headers = new Headers();
        for (const [name, values] of Object.entries(answer.headersDistinct))
          for (const value of values ?? []) headers.append(name, value);
        answer.destroy();
        const status = answer.statusCode ?? 502;
        resolve(new Response(null, { status: status >= 200 && status <= 599 ? status : 502, headers }));
      },
    ).on('error', reject);
  });
}

/** The name is looked up for this very connection, so that no second answer takes the place of the one that was judged. */
const lookUpOutside: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error(`No address for ${host}`), []);
    if (found.some(({ address }) => isInside(address))) return done(new InsideError(host), []);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};
