import type { IncomingMessage } from 'node:http';

/**
 * Whose request this is: the socket's address, or, where that is a proxy named in `TRUSTED_PROXY`, the last hop it
 * wrote into `X-Forwarded-For`. Nothing a client can write by itself.
 */
export function clientIp(message: IncomingMessage, trustedProxies: string[]): string {
  const socketIp = plain(message.socket.remoteAddress ?? '');
  if (!trustedProxies.includes(socketIp)) return socketIp;
  const hops = (message.headersDistinct['x-forwarded-for'] ?? []).join(',').split(',');
  return hops.at(-1)?.trim() || socketIp;
}

/** IPv4 addresses come mapped into IPv6 on a socket that listens to both. */
function plain(ip: string): string {
  return ip.replace(/^::ffff:/, '');
}
