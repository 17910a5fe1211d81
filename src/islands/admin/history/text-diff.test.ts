import { expect, test } from 'vitest';
import { diffLines } from './text-diff.ts';

const show = (before: string, after: string) =>
  diffLines(before.split(' '), after.split(' ')).map(
    ({ kind, text }) => ({ same: ' ', removed: '-', added: '+' })[kind] + text,
  );

test.each([
  ['a b c', 'a b c', [' a', ' b', ' c']],
  ['a b c', 'a c', [' a', '-b', ' c']],
  ['a c', 'a b c', [' a', '+b', ' c']],
  ['a b', 'x y', ['-a', '-b', '+x', '+y']],
  ['a b c d', 'b c e d', ['-a', ' b', ' c', '+e', ' d']],
])('from %j to %j', (before, after, expected) => {
  expect(show(before, after)).toEqual(expected);
});
