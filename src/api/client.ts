import type { Problem } from '#contracts/answers/problem.ts';

/**
 * A call that was answered with a failure. The message is the status, a colon, a space, and the body (or the status
 * text where there is none).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The failure as the server words it, where it is one of ours. */
  readonly problem: Problem | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What it is written in. */
  readonly language: string;

  constructor(answer: Response, body: string) {
    super(`${answer.status}: ${body || answer.statusText}`);
    this.status = answer.status;
    this.problem = parseProblem(body);
    this.language = answer.headers.get('Content-Language') ?? 'en';
    this.retryAfterSeconds = Number(answer.headers.get('Retry-After')) || undefined;
  }

  /** Whether the same call may work in a moment: the server, or what stands before it, cannot now. */
  get mayPass(): boolean {
    return [502, 503, 504].includes(this.status);
  }
}

/**
 * What is wrong, by where it stands (`email`, `closures.0.reason`; `form` for all of it). Of several the first: the one to mend first.
 */
export function messagesByPath(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path, message }) => [path.map(String).join('.') || 'form', message]).reverse(),
  );
}

/** The same of a refusal; undefined where it names nothing. */
export function fieldMessages(error: unknown): Record<string, string> | undefined {
  const details = error instanceof ApiError ? error.problem?.details : undefined;
  return details?.length ? messagesByPath(details) : undefined;
}

/** What kind of failure it is, for whoever can do something about it; undefined where it has none, or where there was no answer. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.code : undefined;
}

/** The server's own sentence for a failure; undefined where it has none, or where there was no answer. */
export function sentenceOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.error : undefined;
}

/** A page that refreshes itself says so: that does not count as somebody being at the desk. */
export const refreshHeaders = (isBackground: boolean): Record<string, string> =>
  isBackground ? { 'X-Background-Refresh': '1' } : {};

/** Browsers let a request outlive its page up to this size. */
const keepaliveBytes = 60_000;
const mayOutliveItsPage = (content: string) => new Blob([content]).size < keepaliveBytes;

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a `FormData` goes as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Told the answer's headers, for what does not stand in its body. */
  onHeaders?: (headers: Headers) => void;
  /** Lets the call outlive its page, where its body is small enough. */
  keepalive?: boolean;
}

/**
 * One call to our own server, cookies included.
 * @returns the JSON answer, or undefined for an empty one
 * @throws ApiError for every answer that is not OK; TypeError when there was no answer at all
 */
export async function call<Answer>(
  url: string,
  { body, headers, onHeaders, keepalive = false, ...init }: CallOptions = {},
): Promise<Answer> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const content = isJson ? JSON.stringify(body) : body;
  const answer = await fetch(url, {
    credentials: 'include',
    ...init,
    headers: {
      Accept: 'application/json',
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(content !== undefined && { body: content }),
    keepalive: keepalive && typeof content === 'string' && mayOutliveItsPage(content),
  });
  const text = await answer.text();
  if (!answer.ok) throw new ApiError(answer, text);
  onHeaders?.(answer.headers);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

function parseProblem(body: string): Problem | undefined {
  try {
    const value = JSON.parse(body) as Partial<Problem>;
    return typeof value.error === 'string' ? (value as Problem) : undefined;
  } catch {
    return undefined;
  }
}
