import { expect, it } from 'vitest';
import { addressOf } from './place.ts';

it('gives every place its address, the dashboard the portal’s own', () => {
  expect(addressOf('posts')).toBe('/admin');
  expect(addressOf('inbox')).toBe('/admin/inbox');
  expect(addressOf('inbox', 'SD-AB12-CD34', { show: 'late' })).toBe('/admin/inbox/SD-AB12-CD34?show=late');
});
