import type { Context } from '@netlify/functions';
import { checkAnswer } from './declared-answers.ts';

type Handler = (request: Request, context: Context) => Response | Promise<Response>;
interface CallOptions {
  method?: string;
  /** Sent as JSON unless it is a string or a form. */
  body?: unknown;
  headers?: Record<string, string>;
  params?: Record<string, string>;
  ip?: string;
}

export const siteUrl = 'http://localhost:8888';
const afterWork: Promise<unknown>[] = [];

/** One whole request to a function, as the host would make it. What it answers is held to what it declares. */
export async function call(handler: Handler, path: string, options: CallOptions = {}): Promise<Response> {
  const {
    method = options.body === undefined ? 'GET' : 'POST',
    body,
    headers = {},
    params = {},
    ip = '203.0.113.7',
  } = options;
  const isRaw = typeof body === 'string' || body instanceof FormData || body instanceof URLSearchParams;
  const request = new Request(new URL(path, siteUrl), {
    method,
    headers: { ...(body !== undefined && !isRaw && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
  });
  const answer = await handler(request, contextWith(params, ip, request.url));
  await checkAnswer(handler, method, answer);
  return answer;
}

/** What functions left to be done after their answer. */
export async function settleAfterWork(): Promise<void> {
  await Promise.allSettled(afterWork.splice(0));
}

function contextWith(params: Record<string, string>, ip: string, url: string): Context {
  return {
    params,
    ip,
    url: new URL(url),
    requestId: crypto.randomUUID(),
    waitUntil: (work: Promise<unknown>) => void afterWork.push(work),
  } as unknown as Context;
}
