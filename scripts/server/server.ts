import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { setOnPurge } from '#server/cache/purge.ts';
import type { BuiltSite } from './build.ts';
import { keepPlainRange } from './byte-range.ts';
import { functionContext } from './function-context.ts';
import { functionFinder, type Handler, type ServedFunction } from './functions.ts';
import { readHostRules, type HostRules } from './host-rules.ts';
import { listen } from './listen.ts';
import { send, toRequest } from './node-bridge.ts';
import { acceptedEncoding, PageCache } from './page-cache.ts';
import { postsVersion } from './posts-version.ts';
import { requestTarget } from './request-target.ts';

interface ServerOptions {
  root: string;
  built: BuiltSite;
  port: number;
  siteUrl: string;
  functions: ServedFunction[];
  trustedProxies: string[];
  /** Whether only this process writes to the database: then a kept page needs no question whether it is current. */
  ownsDatabase: boolean;
}

/** What comes of a build, and is replaced as a whole by the next one. */
interface ServedBuild {
  rules: HostRules;
  page: Handler;
  files: ReturnType<typeof sirv>;
  kept: PageCache;
}

interface Site extends ServerOptions, ServedBuild {
  findFunction: ReturnType<typeof functionFinder>;
  pending: Set<Promise<unknown>>;
  /** What every page asks for, kept as well: a database that may sleep is not woken by each visit. */
  keptAnnouncements: PageCache;
}

export interface Server {
  /** No new requests; running ones and their after-work are finished. */
  stop: () => Promise<void>;
  /** From the next request on another build is served. */
  swap: (built: BuiltSite) => Promise<void>;
}

interface Asked {
  site: Site;
  url: URL;
  message: IncomingMessage;
  response: ServerResponse;
}

const textType = { 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * The host in one process: functions by their own path, then files with the host's headers and redirects, then the
 * on-demand page function, which has a page for what there is none.
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const site: Site = {
    ...options,
    ...(await openBuild(options, options.built)),
    findFunction: functionFinder(options.functions),
    pending: new Set(),
    keptAnnouncements: new PageCache(options.ownsDatabase ? undefined : halfMinute),
  };
  setOnPurge((tags) => {
    site.kept.forget(tags);
    site.keptAnnouncements.forget(tags);
  });
  const stop = await listen(options.port, (message, response) => serve(site, message, response));
  return {
    stop: async () => {
      await stop();
      await Promise.allSettled(site.pending);
    },
    swap: async (built) => void Object.assign(site, await openBuild(options, built)),
  };
}

async function openBuild({ root, ownsDatabase }: ServerOptions, built: BuiltSite): Promise<ServedBuild> {
  const rules = await readHostRules(root, built);
  const pageModule = pathToFileURL(join(built.pageFunction, 'ssr.mjs')).href;
  return {
    rules,
    page: ((await import(pageModule)) as { default: Handler }).default,
    kept: new PageCache(ownsDatabase ? undefined : postsVersion),
    files: sirv(built.files, {
      etag: true,
      brotli: true,
      gzip: true,
      extensions: ['html'],
      setHeaders: (response, pathname) => {
        response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
        for (const [name, value] of rules.headersFor(pathname)) response.setHeader(name, value);
      },
    }),
  };
}

async function serve(site: Site, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = requestTarget(message, site.port, site.siteUrl);
  if (!url) return void response.writeHead(400, textType).end('This address cannot be read.');
  const asked: Asked = { site, url, message, response };
  const match = site.findFunction(withoutSlashAtEnd(url.pathname));
  if (match) {
    const kept = isRead(message) ? keptFor(site, match.name) : undefined;
    return kept ? answerKept(kept, match, asked) : run(match.handler, match.params, asked);
  }

  const request = new Request(url, { headers: { accept: message.headers.accept ?? '*/*' } });
  const redirect = await site.rules.redirect(request);
  if (redirect) return send(redirect, request, response);
  if (!isRead(message) || site.rules.isRulesFile(url.pathname)) return run(site.page, {}, asked);
  // What is known already is answered without `setHeaders`, and a browser takes over the policy of that answer.
  for (const [name, value] of site.rules.headersFor(withoutSlashAtEnd(url.pathname)))
    response.setHeader(name, value);
  keepPlainRange(message);
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve);
    site.files(message, response, () => {
      answerKept(site.kept, { handler: site.page, params: {} }, asked).then(resolve, reject);
    });
  });
}

/** Where the answers of a function are kept that the host's cache keeps as well; undefined for those it keeps nothing of. */
function keptFor(site: Site, name: string): PageCache | undefined {
  if (name === 'announcements') return site.keptAnnouncements;
  return name === 'blog-post' || name === 'blog-posts' ? site.kept : undefined;
}

async function answerKept(
  kept: PageCache,
  { handler, params }: { handler: Handler; params: Record<string, string> },
  asked: Asked,
): Promise<void> {
  const { url, message, response } = asked;
  if (await kept.answer(url, message, response)) return;
  // Made as for reading: an answer to HEAD has nothing in it, and would be kept like that for everybody.
  const whole = (request: Request) => new Request(request, { method: 'GET' });
  const encoding = acceptedEncoding(message.headers['accept-encoding']?.toString());
  return run(
    (request, context) => kept.keep(url, async () => handler(whole(request), context), encoding),
    params,
    asked,
  );
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Where another server may write, what this one keeps is as old as that at most. */
const halfMinute = () => Promise.resolve(String(Math.floor(Date.now() / 30_000)));

/** The host takes an address with and without a slash at its end for the same one. */
function withoutSlashAtEnd(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '');
}

async function run(
  handler: Handler,
  params: Record<string, string>,
  { site, url, message, response }: Asked,
): Promise<void> {
  const request = toRequest(message, url);
  const context = functionContext({
    message,
    url: new URL(request.url),
    params,
    requestId: String(response.getHeader('X-Request-Id')),
    trustedProxies: site.trustedProxies,
    onWork: (settled) => {
      const work: Promise<unknown> = settled.finally(() => site.pending.delete(work));
      site.pending.add(work);
    },
  });
  await send(await handler(request, context), request, response);
}
