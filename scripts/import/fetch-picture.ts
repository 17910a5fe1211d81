import type { IncomingMessage } from 'node:http';
import { imageLimits } from '#contracts/image.ts';
import { isPrivate, requestOutside } from '#server/domain/private-networks.ts';

const timeLimitMs = 20_000;
const redirectsAtMost = 5;

/** A refusal of a site that is there: the next picture may well come. */
export class SiteAnswered extends Error {}

interface Rules {
  /** Whether a redirect may lead there; the first URL was asked for. */
  mayFollow?: (url: URL) => boolean;
  /** Tests serve from this machine. */
  isForbidden?: (ip: string) => boolean;
}

/**
 * A picture of the former site, no larger than the editor takes. The name is looked up once, and the very IP that
 * was judged is the one connected to.
 * @throws Error with the reason in words
 */
export async function fetchPicture(text: string, rules: Rules = {}): Promise<Buffer> {
  let url = readUrl(text);
  for (let turn = 0; turn <= redirectsAtMost; turn += 1) {
    const options = { headers: { Accept: 'image/*' }, signal: AbortSignal.timeout(timeLimitMs) };
    const answer = await requestOutside(url, options, rules.isForbidden ?? isPrivate).catch(throwInWords);
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (status >= 300 && status < 400 && location) {
      answer.destroy();
      url = readUrl(new URL(location, url).href);
      if (rules.mayFollow && !rules.mayFollow(url)) throw new SiteAnswered(`it leads away, to ${url.host}`);
      continue;
    }
    if (status !== 200) {
      answer.destroy();
      throw new SiteAnswered(`the site answered ${status}`);
    }
    return await body(answer).catch(throwInWords);
  }
  throw new SiteAnswered('it leads on and on');
}

function readUrl(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Error('it is no address of a website');
  return url;
}

function throwInWords(error: NodeJS.ErrnoException): never {
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    throw new Error('the site did not answer in time');
  throw error.code ? new Error(`the site cannot be reached (${error.code})`) : error;
}

async function body(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > imageLimits.fileBytes) {
      answer.destroy();
      throw new SiteAnswered('it is larger than 4 MB');
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
