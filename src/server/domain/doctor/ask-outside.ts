import { isPrivate, requestOutside } from '../private-networks.ts';

/** Names nobody can have (RFC 2606, 6761), such as those of sample people: no name service is asked for them. */
export const nobodysName = /\.(example|test|invalid)$/i;

const redirectsAtMost = 5;

/**
 * Asks a URL as a browser would open it, redirects included, and reads nothing but the headers. Wherever it leads, it
 * leads out: a URL an owner has saved is no way into the network the server stands in.
 * @param trusted origins that may be inside, since whoever runs the site has named them
 * @throws PrivateNetworkError, or whatever kept it from answering
 */
export async function askOutside(
  asked: string,
  { trusted, timeLimitMs }: { trusted: readonly string[]; timeLimitMs: number },
): Promise<Response> {
  const signal = AbortSignal.timeout(timeLimitMs);
  let url = new URL(asked);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await headersOf(url, { isTrusted: trusted.includes(url.origin), signal });
    const next = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || !next || redirects === redirectsAtMost) return answer;
    url = new URL(next, url);
  }
}

async function headersOf(
  url: URL,
  { isTrusted, signal }: { isTrusted: boolean; signal: AbortSignal },
): Promise<Response> {
  if (nobodysName.test(url.hostname)) throw new Error(`Nobody has the name ${url.hostname}.`);
  const answer = await requestOutside(
    url,
    { headers: { Accept: 'text/html,*/*', 'User-Agent': 'node' }, signal },
    isTrusted ? () => false : isPrivate,
  );
  answer.destroy();
  const status = answer.statusCode ?? 502;
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response(null, { status: status >= 200 && status <= 599 ? status : 502, headers });
}
