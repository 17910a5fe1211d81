import { expect, it } from 'vitest';
import { pathOf } from './place.ts';

it('gives every place its address, the dashboard the portal’s own', () => {
  expect(pathOf('posts')).toBe('/admin');
  expect(pathOf('inbox')).toBe('/admin/inbox');
  expect(pathOf('inbox', 'SD-AB12-CD34', { show: 'late' })).toBe('/admin/inbox/SD-AB12-CD34?show=late');
});
