import { expect, it } from 'vitest';
import { isPrivate } from './private-networks.ts';

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  'fd00::1',
  'fe80::1',
  'ff02::1',
])('%s is private', (ip) => {
  expect(isPrivate(ip)).toBe(true);
});

it.each(['8.8.8.8', '172.32.0.1', '203.0.113.9', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s is anybody’s',
  (ip) => {
    expect(isPrivate(ip)).toBe(false);
  },
);
