import { expect } from 'vitest';
import * as z from 'zod/mini';
import { problemShape } from '#contracts/answers/problem.ts';
import type { DeclaredCall } from '#server/http/endpoint.ts';

const formType = 'application/x-www-form-urlencoded';

/** Fails where an answer is not what its function says of this call and status; `docs/openapi.yaml` says the same. */
export async function checkAnswer(handler: unknown, method: string, answer: Response): Promise<void> {
  const { calls } = handler as { calls?: DeclaredCall[] };
  if (!calls || method === 'HEAD') return;
  const declared = calls.find((one) => one.method === method);
  const type = answer.headers.get('content-type') ?? '';
  const content = contentOf(declared, answer.status, type);
  const what = `${method}, status ${answer.status}`;
  expect(content, `${what}: an answer nobody has declared`).toBeDefined();
  if (content === undefined) return;
  if (content === null) {
    expect(await answer.clone().text(), `${what}: something where nothing is declared`).toBe('');
  } else if (typeof content === 'string') {
    expect(type, what).toMatch(new RegExp(`^${content.replace('*', String.raw`[\w+-]+`)}(;|$)`));
  } else {
    const { error } = z.safeParse(content, await answer.clone().json());
    expect(error && z.prettifyError(error), `${what}: not as declared`).toBeUndefined();
  }
}

/** A failure nobody has declared is a `Problem`, and the form's page again to who sent a plain form. */
function contentOf(declared: DeclaredCall | undefined, status: number, type: string) {
  const content = declared?.answers[status];
  if (content !== undefined || status < 400) return content;
  const takesForms = declared?.body && formType in declared.body.content;
  return takesForms && type.startsWith('text/html') ? 'text/html' : problemShape;
}
