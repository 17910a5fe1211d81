import type { IncomingMessage } from 'node:http';
import type { Context } from '@netlify/functions';
import { clientIp } from './client-ip.ts';

interface Call {
  message: IncomingMessage;
  url: URL;
  params: Record<string, string>;
  requestId: string;
  trustedProxies: string[];
  /** Is told of work that goes on after the answer; its failure is nobody's any more. */
  onWork: (settled: Promise<unknown>) => void;
}

/** What the host hands to a function beside the request, as far as ours ask for it. */
export function functionContext({ message, url, params, requestId, trustedProxies, onWork }: Call): Context {
  const context = {
    params,
    ip: clientIp(message, trustedProxies),
    requestId,
    url,
    deploy: { context: 'local', id: 'local', published: true },
    waitUntil: (work: Promise<unknown>) => onWork(work.catch(() => undefined)),
  };
  return context as unknown as Context;
}
