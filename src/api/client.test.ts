import { expect, test } from 'vitest';
import { ApiError, fieldMessages } from './client.ts';

function refusal(details: { path: string[]; message: string }[]): ApiError {
  const problem = { error: 'Please look at what is marked.', code: 'invalid', details };
  return new ApiError(new Response(null, { status: 422 }), JSON.stringify(problem));
}

test('of two faults of a field the first is told: the one to mend first', () => {
  const details = [
    { path: ['email'], message: 'Please enter your email.' },
    { path: ['email'], message: 'An email has an @.' },
  ];
  expect(fieldMessages(refusal(details))).toEqual({ email: 'Please enter your email.' });
});

test('what is wrong with no field in particular is wrong with the form', () => {
  expect(fieldMessages(refusal([{ path: [], message: 'Somebody has to be there.' }]))).toEqual({
    form: 'Somebody has to be there.',
  });
  expect(fieldMessages(refusal([]))).toBeUndefined();
});
