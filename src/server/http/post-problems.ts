import type { ProblemDetail } from '#contracts/answers/problem.ts';
import { problem } from './answers.ts';

/** Answers several calls about posts share. */
export function invalidPost(details: ProblemDetail[]): Response {
  return problem(400, details[0]?.message ?? 'The post is not valid.', { details });
}

export function slugTaken(): Response {
  const message = 'Another post has this slug already';
  return problem(409, message, { details: [{ path: ['slug'], message }] });
}

export function unknownPost(): Response {
  return problem(404, 'There is no such post.');
}
