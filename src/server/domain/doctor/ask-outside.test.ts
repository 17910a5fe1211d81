import { expect, it } from 'vitest';
import { PrivateNetworkError } from '../private-networks.ts';
import { askOutside } from './ask-outside.ts';

it.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/latest',
  'http://localhost:1/',
  'file:///etc/hostname',
  'data:text/html,x',
])('asks nobody at %s', async (url) => {
  await expect(askOutside(url, { trusted: [], timeLimitMs: 60_000 })).rejects.toThrow(PrivateNetworkError);
});
