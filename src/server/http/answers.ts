import type { ProblemDetail } from '#contracts/answers/problem.ts';

/** Builders for what a handler returns; `endpoint.ts` adds the request id, caching and security headers. */
export function json(status: number, data: unknown, init: HeadersInit = {}): Response {
  const headers = new Headers(init);
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  const content = JSON.stringify(data);
  const answer = new Response(content, { status, headers });
  contents.set(answer, content);
  return answer;
}

const contents = new WeakMap<Response, string>();

/** What an answer of `json` holds: reading it back out of its stream costs as much as the rest of the way. */
export const contentOf = (answer: Response): string | undefined => contents.get(answer);

export function noContent(headers: HeadersInit = {}): Response {
  return new Response(null, { status: 204, headers });
}

interface ProblemOptions {
  details?: ProblemDetail[];
  headers?: HeadersInit;
  /** Further members of the body, such as the present state on a conflict. */
  extra?: Record<string, unknown>;
}

/** A failure the caller can act on; the request id is filled in by `endpoint.ts`. */
export function problem(
  status: number,
  error: string,
  { details, headers, extra }: ProblemOptions = {},
): Response {
  return new ProblemResponse(status, { error, ...(details && { details }), ...extra }, headers);
}

/** A failure that one field of what was sent is the reason for; `code` says which, where the status alone does not. */
export function fieldProblem(status: number, field: string, message: string, code?: string): Response {
  return problem(status, message, {
    details: [{ path: [field], message }],
    ...(code !== undefined && { extra: { code } }),
  });
}

/** 429 or 503: the caller is told when to come back, in whole seconds. */
export function retryLater(status: 429 | 503, error: string, retryAfterSeconds: number): Response {
  return problem(status, error, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
}

/** Keeps the body readable until the wrapper has put the request id into it. */
export class ProblemResponse extends Response {
  readonly content: Record<string, unknown>;
  constructor(status: number, content: Record<string, unknown>, headers: HeadersInit = {}) {
    super(JSON.stringify(content), { status, headers });
    this.content = content;
  }
}
