import { expect, it } from 'vitest';
import { factSchemas } from './facts.ts';

const usual = { opens: '09:00', closes: '17:00' };
const week = {
  Tuesday: usual,
  Wednesday: usual,
  Thursday: usual,
  Friday: usual,
  Saturday: null,
  Sunday: null,
};

it.each([
  ['a break within the hours', { pauseFrom: '12:00', pauseTo: '13:00' }, undefined],
  ['no break, its fields left empty', { pauseFrom: '', pauseTo: ' ' }, undefined],
  ['a break that never ends', { pauseFrom: '12:00' }, 'Monday.pauseTo'],
  ['one that ends before it begins', { pauseFrom: '13:00', pauseTo: '12:00' }, 'Monday.pauseFrom'],
  ['one after closing', { pauseFrom: '19:00', pauseTo: '20:00' }, 'Monday.pauseFrom'],
  ['no time at all', { pauseFrom: 'noon', pauseTo: '13:00' }, 'Monday.pauseFrom'],
])('takes from an owner %s, or names the field', (_, pause, field) => {
  const { error } = factSchemas.hours.safeParse({
    ...week,
    Monday: { opens: '08:00', closes: '18:00', ...pause },
  });
  expect(error?.issues[0]?.path.join('.')).toBe(field);
});
