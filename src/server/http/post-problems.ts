import type { ProblemDetail } from '#contracts/answers/problem.ts';
import { fieldProblem, problem } from './answers.ts';

/** Answers several calls about posts share. */
export function invalidPost(details: ProblemDetail[]): Response {
  return problem(400, details[0]?.message ?? 'The post is not valid.', { details });
}

export function slugTaken(): Response {
  return fieldProblem(409, 'slug', 'Another post has this slug already');
}

export function unknownPost(): Response {
  return problem(404, 'There is no such post.');
}
