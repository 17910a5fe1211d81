import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, PageCache } from './page-cache.ts';

const headers = {
  'Content-Type': 'text/html',
  'Netlify-CDN-Cache-Control': 'public, durable, s-maxage=60',
  'Netlify-Vary': 'query=page',
  'Netlify-Cache-Tag': 'blog-list',
};
const make = (cache: PageCache, path: string) =>
  cache.keep(new URL(path, 'http://localhost'), () => Promise.resolve(new Response(path, { headers })));

/** Whether the cache answers by itself. */
function answers(cache: PageCache, path: string): Promise<boolean> {
  const response = {
    setHeader: () => 0,
    getHeader: () => '',
    appendHeader: () => 0,
    writeHead: () => 0,
    end: () => 0,
  };
  return cache.answer(
    new URL(path, 'http://localhost'),
    { headers: {} } as IncomingMessage,
    response as unknown as ServerResponse,
  );
}

test('a page that is asked for stays, however many others are made', async () => {
  const cache = new PageCache();
  await make(cache, '/blog');
  for (let page = 1; page <= 600; page += 1) {
    await make(cache, `/blog?page=${page}`);
    if (page % 100 === 0) expect(await answers(cache, '/blog')).toBe(true);
  }
  expect(await answers(cache, '/blog?page=1')).toBe(false);
});

test('one page is kept under one name', async () => {
  const cache = new PageCache();
  for (const path of ['/%62log', '/blog?page=2&page=3', '/blog?page=%20']) {
    await make(cache, path);
    expect(await answers(cache, path)).toBe(false);
  }
});

test('what was made before a change elsewhere is made anew, and nothing is kept while nobody knows', async () => {
  let version: string | undefined = 'first';
  const cache = new PageCache(() => Promise.resolve(version));
  await make(cache, '/blog');
  expect(await answers(cache, '/blog')).toBe(true);
  version = 'second';
  expect(await answers(cache, '/blog')).toBe(false);
  version = undefined;
  await make(cache, '/blog');
  expect(await answers(cache, '/blog')).toBe(false);
});

test('a page that was being made while posts changed is not kept', async () => {
  let version = 'first';
  const cache = new PageCache(() => Promise.resolve(version));
  const { promise, resolve } = Promise.withResolvers<Response>();
  const making = cache.keep(new URL('http://localhost/blog'), () => promise);
  await Promise.resolve();
  version = 'second';
  resolve(new Response('as it was', { headers }));
  await making;
  expect(await answers(cache, '/blog')).toBe(false);
});

test('a page that is kept goes out as small as a file would, to the first who asks for it as well', async () => {
  const words = Array.from({ length: 4_000 }, (_, index) => (index * index).toString(36)).join(' ');
  const cache = new PageCache();
  const url = new URL('http://localhost/blog');
  const first = await cache.keep(url, () => Promise.resolve(new Response(words, { headers })), 'br');
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('vary')).toContain('Accept-Encoding');
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(words);
  expect(bytes.length).toBeLessThanOrEqual(brotliCompressSync(words).length);
});

test('what a client says it cannot read is not sent to it', () => {
  expect(acceptedEncoding('gzip, br;q=0')).toBe('gzip');
  expect(acceptedEncoding('br; q=0.000, gzip;q=0')).toBe('identity');
  expect(acceptedEncoding('gzip;q=0.5, br;q=0.1')).toBe('br');
});
