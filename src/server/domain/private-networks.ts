import { lookup } from 'node:dns';
import { get as getPlainly, type IncomingMessage, type RequestOptions } from 'node:http';
import { get } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Addresses that are nobody's website: this machine, the network around it, and what is set
 * aside. An IPv4 address
 * written as IPv6 is judged by the IPv4 rules.
 */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
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
  privateNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 32],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6');

export const isPrivate = (ip: string): boolean => privateNetworks.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');

export class PrivateNetworkError extends Error {
  override readonly name = 'PrivateNetworkError';

  constructor() {
    super('its address is private');
  }
}

/**
 * Asks a URL, wherever it leads, as long as that is outside.
 * @param isForbidden says of which ip that is not so
 * @throws PrivateNetworkError, or what kept it from answering
 */
export function requestOutside(
  url: URL,
  options: Pick<RequestOptions, 'headers' | 'signal'>,
  isForbidden: (ip: string) => boolean,
): Promise<IncomingMessage> {
  const ask = { 'https:': get, 'http:': getPlainly }[url.protocol];
  return new Promise((resolve, reject) => {
    if (!ask) throw new PrivateNetworkError();
    refusePrivate(url, isForbidden);
    // A connection of its own: one that was kept might lead where this one may not.
    ask(url, { ...options, agent: false, lookup: lookUpOutside(isForbidden) }, resolve).on('error', reject);
  });
}

/** A name is looked up once, for the connection itself: the very address that was judged is the one connected to. */
function lookUpOutside(isForbidden: (ip: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const allowed = error ? [] : found.filter(({ address: ip }) => !isForbidden(ip));
      const [first] = allowed;
      if (error || !first) callback(error ?? new PrivateNetworkError(), '', 4);
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

/** A host that is a number is not looked up. @throws PrivateNetworkError */
function refusePrivate({ hostname }: URL, isForbidden: (ip: string) => boolean): void {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) && isForbidden(host)) throw new PrivateNetworkError();
}
