import type { Context } from '@netlify/functions';
import type * as z from 'zod/mini';
import { mayDo, type Duty } from '#contracts/roles.ts';
import { practice } from '#practice/practice.ts';
import { env } from '#server/env.ts';
import { ServiceError } from '#server/errors.ts';
import { withinTimeLimit } from '#server/time-limit.ts';
import { contentOf, retryLater, problem, ProblemResponse } from './answers.ts';
import type { BodyReader } from './body.ts';
import { comesFromThisSite, isPartOfAPage } from './origin.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';
import { describeFailure, logRequest } from './request-log.ts';
import { defaultHeaders } from './security-headers.ts';
import { mustSetUpSecondFactor, requireSession, type StaffSession } from './session.ts';

/** Everything a handler may know about its request. */
interface Call<Body, Session> {
  request: Request;
  url: URL;
  /** Path parameters of the route, e.g. `{ id }`. */
  params: Record<string, string>;
  /** The client's address as the platform knows it; never read from a header a client can write. */
  clientIp: string;
  body: Body;
  session: Session;
  /** Lets work go on after the answer is given. */
  waitUntil: (work: Promise<unknown>) => void;
}

type AnyReader = BodyReader<unknown>;
/** What a reader gives; nothing where a route takes no body. */
type BodyOf<Reader> = Reader extends BodyReader<infer Body> ? Body : undefined;

/** What comes of a call: the shape of its JSON, a media type where it is something else, or null for nothing. */
type AnswerContent = z.core.$ZodType | string | null;

interface RouteSpec<Reader, Session> {
  /** The names its address may carry behind the question mark. What else stands there, the handler never sees. */
  query?: readonly string[];
  /** What it answers when all goes well, by status. A failure is a `Problem` unless its status stands here too. */
  answers: Readonly<Record<number, AnswerContent>>;
  /** Asked before session and body are looked at; an answer ends the request. */
  throttle?: (call: Omit<Call<undefined, undefined>, 'body' | 'session'>) => Promise<Response | undefined>;
  body?: Reader;
  /** Of staff, what must not be done at a desk somebody has left: asked once the body is read. */
  needsRecentSignIn?: true;
  handle: (call: Call<BodyOf<Reader>, Session>) => Promise<Response>;
}

interface Route {
  /** What the call is for, which says whose role may make it; undefined where anybody may. */
  duty: Duty | undefined;
  spec: RouteSpec<AnyReader, never>;
}

/** A call anybody may make. */
export function publicRoute<Reader extends AnyReader | undefined = undefined>(
  spec: RouteSpec<Reader, undefined>,
): Route {
  return { duty: undefined, spec: spec as unknown as Route['spec'] };
}

/**
 * A call only signed-in staff may make, and of them only those whose role has this duty: 401 and 403 before anything of the
 * body is looked at.
 */
export function staffRoute<Reader extends AnyReader | undefined = undefined>(
  duty: Duty,
  spec: RouteSpec<Reader, StaffSession>,
): Route {
  return { duty, spec: spec as unknown as Route['spec'] };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The host gives a function 10 s; the caller is to hear from us, not from the host. */
const requestTimeLimitMs = 8_500;

/** What a function says of its calls: whose role may make which, what goes in and what comes out. */
export interface DeclaredCall {
  method: Method;
  duty: Duty | undefined;
  query: readonly string[];
  body: AnyReader | undefined;
  answers: RouteSpec<AnyReader, never>['answers'];
}

/**
 * A function's way in. Every request goes the same way: method → origin → throttle → session → role → body →
 * recent sign-in → work → answer.
 * Handlers return answers and never catch: surprises end here, as a 503 or 500 without inner details.
 */
export function endpoint(route: string, routes: Partial<Record<Method, Route>>) {
  const calls = Object.entries(routes).map(([method, { duty, spec }]): DeclaredCall => ({
    method: method as Method,
    duty,
    query: spec.query ?? [],
    body: spec.body,
    answers: spec.answers,
  }));
  return Object.assign(handlerOf(route, routes), { calls });
}

function handlerOf(route: string, routes: Partial<Record<Method, Route>>) {
  return async (request: Request, context: Context): Promise<Response> => {
    const startedAt = performance.now();
    const requestId = context.requestId || crypto.randomUUID();
    let code: string | undefined;
    let answer: Response;
    try {
      answer = await withinTimeLimit(respond(request, context, routes), requestTimeLimitMs, tookTooLong);
    } catch (error) {
      code = describeFailure(error);
      answer = failure(error);
    }
    const milliseconds = Math.round(performance.now() - startedAt);
    logRequest({ requestId, method: request.method, route, status: answer.status, milliseconds, code });
    return finish(answer, request, requestId);
  };
}

async function respond(
  request: Request,
  context: Context,
  routes: Partial<Record<Method, Route>>,
): Promise<Response> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const route = Object.hasOwn(routes, method) ? routes[method as Method] : undefined;
  if (!route)
    return problem(405, `This address does not take ${request.method}.`, {
      headers: { Allow: allowed(routes) },
    });
  if (method !== 'GET' && !comesFromThisSite(request, env().SITE_URL))
    return problem(403, 'This request comes from another site.');
  // A picture in a post may have any address of this site: it must not read in the name of whoever sees it.
  if (route.duty && isPartOfAPage(request)) return problem(403, 'This is not a part of any page.');

  const call = {
    request,
    url: withNamed(new URL(request.url), route.spec.query),
    params: context.params,
    clientIp: context.ip,
    waitUntil: (work: Promise<unknown>) => context.waitUntil(work),
  };
  const throttled = await route.spec.throttle?.(call);
  if (throttled) return throttled;
  const session = route.duty ? await requireSession(request, context.ip) : undefined;
  if (session instanceof Response) return session;
  if (session && route.duty && !mayDo(session.admin.role, route.duty))
    return problem(403, 'This is not part of your role. Please ask an owner of the portal.', {
      extra: { code: 'not-your-role' },
    });
  if (session && route.duty !== 'own' && mustSetUpSecondFactor(session.admin))
    return problem(403, 'Please set up your second factor first.', {
      extra: { code: 'second-factor-required' },
    });
  // No id, slug or reference of ours has them, and no database takes them.
  if (Object.values({ ...context.params }).some((part) => /\p{Cc}/u.test(part) || !part.isWellFormed()))
    return problem(404, 'There is nothing at this address.');
  const read = await route.spec.body?.read(request);
  if (read && 'refusal' in read) return read.refusal;
  if (session && route.spec.needsRecentSignIn) {
    const refusal = await requireRecentSignIn(session);
    if (refusal) return refusal;
  }
  return route.spec.handle({ ...call, session, body: read?.body } as never);
}

/** The address without what the call does not name. */
function withNamed(url: URL, names: readonly string[] = []): URL {
  for (const name of [...url.searchParams.keys()]) if (!names.includes(name)) url.searchParams.delete(name);
  return url;
}

function allowed(routes: Partial<Record<Method, Route>>): string {
  return Object.keys(routes)
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ');
}

const tookTooLong = () =>
  new ServiceError('The request took too long.', { code: 'time-limit', retryAfterSeconds: 10 });

function failure(error: unknown): Response {
  if (error instanceof ServiceError)
    return retryLater(
      503,
      `We cannot do this right now. Please try again in a moment, or call us at ${practice.phone.display}.`,
      error.retryAfterSeconds,
    );
  return problem(500, 'Something went wrong on our side. Please try again.');
}

/** Adds what every answer carries; what a handler has set itself stays. */
function finish(answer: Response, request: Request, requestId: string): Response {
  // An answer of `json` is ours to add to; any other may have headers that cannot be changed.
  const isOwn = contentOf(answer) !== undefined && request.method !== 'HEAD';
  const isProblem = answer instanceof ProblemResponse;
  const headers = isOwn ? answer.headers : new Headers(answer.headers);
  if (isProblem) headers.set('Content-Type', 'application/json; charset=utf-8');
  const defaults = { ...defaultHeaders(requestId), 'Cache-Control': 'no-store' };
  for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
  if (isOwn) return answer;
  const content = isProblem ? JSON.stringify({ ...answer.content, requestId }) : answer.body;
  return new Response(request.method === 'HEAD' ? null : content, { status: answer.status, headers });
}
