import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageLimits } from '#contracts/image.ts';
import { isPrivate } from '#server/domain/private-networks.ts';
import { fetchPicture } from './fetch-picture.ts';

let server: Server;
let site = '';
const asked: string[] = [];
/** This machine alone, which a website never is. */
const isForbidden = (ip: string) => ip !== '127.0.0.1';

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const [, status, to] = /^\/(\d{3})(?:\?(.*))?$/.exec(url) ?? [];
    if (url === '/circle') return void response.writeHead(302, { Location: url }).end();
    if (status) return void response.writeHead(Number(status), to ? { Location: to } : {}).end();
    response.end(url === '/large' ? Buffer.alloc(imageLimits.fileBytes + 1) : 'picture');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('comes, also from where the site has moved it to', async () => {
  expect(String(await fetchPicture(`${site}/a.jpg`, { isForbidden }))).toBe('picture');
  expect(String(await fetchPicture(`${site}/302?/a.jpg`, { isForbidden }))).toBe('picture');
});

test.each([
  ['/large', 'it is larger than 4 MB'],
  ['/404?', 'the site answered 404'],
  ['/302?http://10.0.0.1/a.jpg', 'its address is private'],
  ['/302?file:///etc/passwd', 'it is no address of a website'],
])('%s is refused', async (path, reason) => {
  await expect(fetchPicture(site + path, { isForbidden })).rejects.toThrow(reason);
});

test('says in words that nobody is there', async () => {
  // A port this machine has just given back.
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  await expect(fetchPicture(`http://127.0.0.1:${port}/a.jpg`, { isForbidden })).rejects.toThrow(
    'the site cannot be reached (ECONNREFUSED)',
  );
});

test('does not follow forever, nor to another site', async () => {
  await expect(fetchPicture(`${site}/circle`, { isForbidden })).rejects.toThrow('it leads on and on');
  await expect(
    fetchPicture(`${site}/302?http://elsewhere.example/a.jpg`, { isForbidden, mayFollow: () => false }),
  ).rejects.toThrow('it leads away, to elsewhere.example');
});

test('no address of this machine or its network is ever asked', async () => {
  asked.length = 0;
  const { port } = new URL(site);
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433'])
    await expect(fetchPicture(`http://${host}:${port}/`), host).rejects.toThrow('its address is private');
  expect(asked).toEqual([]);
  for (const ip of [
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    'fd00::1',
    'fe80::1',
  ])
    expect(isPrivate(ip), ip).toBe(true);
  for (const ip of ['203.0.114.1', '8.8.8.8', '2606:4700::1']) expect(isPrivate(ip), ip).toBe(false);
});
