import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import me from '../../netlify/functions/admin-me.ts';
import { call, siteUrl } from '../support/call.ts';
import { makeStaff, signedIn } from '../support/staff.ts';

const secret = new TextEncoder().encode('a-test-secret-of-more-than-thirty-two-bytes');
const askMe = (headers: Record<string, string>) => call(me, '/api/admin/me', { headers });

describe('a token', () => {
  const claims = async () => {
    const { headers, id } = await signedIn();
    const token = /session=([^;]+)/.exec(headers.cookie)?.[1] ?? '';
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    return { token, payload, id };
  };
  const sign = (payload: Record<string, unknown>, header: Record<string, unknown> = {}, key = secret) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(key);
  const without = (payload: Record<string, unknown>, claim: string) =>
    Object.fromEntries(Object.entries(payload).filter(([name]) => name !== claim));
  const raw = (header: object, payload: object, signature = '') =>
    `${[header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.${signature}`;

  test('names the session row and lives twelve hours', async () => {
    const { payload, id } = await claims();
    expect(payload).toMatchObject({ iss: siteUrl, aud: siteUrl, sub: id });
    expect(Number(payload['exp']) - Number(payload['iat'])).toBe(43_200);
  });

  test('made again from the same claims is accepted, so that the forgeries below fail for their own reason', async () => {
    const { payload } = await claims();
    expect((await askMe({ cookie: `session=${await sign(payload)}` })).status).toBe(200);
  });

  test.each<[string, (payload: Record<string, unknown>, token: string) => string | Promise<string>]>([
    ['without an expiry', (payload) => sign(without(payload, 'exp'))],
    ['without an id', (payload) => sign(without(payload, 'jti'))],
    ['without a subject', (payload) => sign(without(payload, 'sub'))],
    ['without an issue time', (payload) => sign(without(payload, 'iat'))],
    ['without an issuer', (payload) => sign(without(payload, 'iss'))],
    ['of another issuer', (payload) => sign({ ...payload, iss: 'https://evil.example' })],
    ['for another audience', (payload) => sign({ ...payload, aud: 'https://evil.example' })],
    ['for a device', (payload) => sign({ ...payload, aud: `${siteUrl}#device` })],
    ['expired', (payload) => sign({ ...payload, exp: Math.floor(Date.now() / 1000) - 6 })],
    ['issued in the future', (payload) => sign({ ...payload, iat: Math.floor(Date.now() / 1000) + 60 })],
    ['of another type', (payload) => sign(payload, { typ: 'at+jwt' })],
    ['without a type', (payload) => sign(payload, { typ: undefined })],
    [
      'signed with another key',
      (payload) =>
        sign(payload, {}, new TextEncoder().encode('another-secret-of-more-than-thirty-two-bytes')),
    ],
    ['signed with HS512', (payload) => sign(payload, { alg: 'HS512' }, new Uint8Array(64).fill(7))],
    [
      'signed with HS512 and our key',
      (payload) => {
        const unsigned = raw({ alg: 'HS512', typ: 'JWT' }, payload).slice(0, -1);
        return `${unsigned}.${createHmac('sha512', secret).update(unsigned).digest('base64url')}`;
      },
    ],
    ['not signed', (payload) => raw({ alg: 'none', typ: 'JWT' }, payload)],
    ['with its signature cut off', (_, token) => token.split('.').slice(0, 2).join('.')],
    [
      'with one letter changed',
      (_, token) => `${token.slice(0, -3)}${token.at(-3) === 'A' ? 'B' : 'A'}${token.slice(-2)}`,
    ],
    ['of a session that does not exist', (payload) => sign({ ...payload, jti: crypto.randomUUID() })],
    ['whose id is no UUID', (payload) => sign({ ...payload, jti: "' or 1=1 --" })],
    ['of another administrator', async (payload) => sign({ ...payload, sub: (await makeStaff()).id })],
    ['that is empty', () => ''],
    ['that is no token at all', () => 'x'.repeat(5_000)],
  ])('%s is no session', async (_, forge) => {
    const { payload, token } = await claims();
    const answer = await askMe({ cookie: `session=${await forge(payload, token)}` });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
