import { isIPv4, isIPv6 } from 'node:net';

/** How many of an IPv6 address' eight groups one line has for itself: whoever has one address has the whole /64. */
const groupsOfALine = 4;

/**
 * The line an address belongs to, in one spelling: an IPv4 address as it is, also when it comes mapped into IPv6; of an
 * IPv6 address the /64, whatever its case, zone or abbreviation. What is no address stays as it is.
 */
export function networkOf(ip: string): string {
  const plain = ip
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase();
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  return mappedIPv4(groups) ?? groups.slice(0, groupsOfALine).join(':');
}

/** A network that tells roughly where somebody was, and nobody's own line: /24 of IPv4, /48 of IPv6. */
export function roughNetworkOf(ip: string): string {
  const network = networkOf(ip);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return /^[0-9a-f:]+$/.test(network) ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}

/** All eight groups; the address parser of the web knows every way to shorten them. */
function groupsOf(ip: string): string[] {
  const short = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const front = head.split(':').filter(Boolean);
  const rear = (tail ?? '').split(':').filter(Boolean);
  return [...front, ...Array.from({ length: 8 - front.length - rear.length }, () => '0'), ...rear];
}

function mappedIPv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}
