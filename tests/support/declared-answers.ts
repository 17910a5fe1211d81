import { expect } from 'vitest';
import * as z from 'zod/mini';
import { problemShape } from '#contracts/answers/problem.ts';
import type { DeclaredCall } from '#server/http/endpoint.ts';

/** Fails where an answer is not what its function says of this call and status; `docs/openapi.yaml` says the same. */
export async function checkAnswer(handler: unknown, method: string, answer: Response): Promise<void> {
  const { calls } = handler as { calls?: DeclaredCall[] };
  if (!calls || method === 'HEAD') return;
  const declared = calls.find((one) => one.method === method)?.answers[answer.status];
  const content = declared === undefined && answer.status >= 400 ? problemShape : declared;
  const type = answer.headers.get('content-type') ?? '';
  const what = `${method}, status ${answer.status}`;
  expect(content, `${what}: an answer nobody has declared`).toBeDefined();
  if (content === undefined) return;
  if (content === null) {
    expect(await answer.clone().text(), `${what}: something where nothing is declared`).toBe('');
  } else if (typeof content === 'string') {
    expect(type, what).toMatch(new RegExp(`^${content.replace('*', String.raw`[\w+-]+`)}(;|$)`));
  } else if (answer.status >= 400 && type.startsWith('text/html')) {
    // The page a plain form gets.
  } else {
    const { error } = z.safeParse(content, await answer.clone().json());
    expect(error && z.prettifyError(error), `${what}: not as declared`).toBeUndefined();
  }
}
