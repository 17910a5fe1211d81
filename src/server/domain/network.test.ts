import { expect, test } from 'vitest';
import { networkOf, roughNetworkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' ::ffff:203.0.113.7 ', '203.0.113.7'],
  ['::FFFF:cb00:7107%lo', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0000:0000:1:2:3:4', '2001:db8:0:0'],
  ['[2001:db8:1:2:3::]', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
  ['', ''],
])('%j is of the line %j', (ip, network) => expect(networkOf(ip)).toBe(network));

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['', ''],
])('%j is roughly from %j', (ip, network) => expect(roughNetworkOf(ip)).toBe(network));
