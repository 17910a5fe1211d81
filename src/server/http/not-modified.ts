import { createHash } from 'node:crypto';
import { contentOf } from './answers.ts';

/**
 * Gives a 200 an `ETag` of its content and answers 304 to who has it already. Weak, because the server in front may send
 * the same content compressed in several ways.
 */
export async function withEntityTag(request: Request, answer: Response): Promise<Response> {
  if (answer.status !== 200 || !['GET', 'HEAD'].includes(request.method)) return answer;
  const ownContent = contentOf(answer);
  const content = ownContent ?? new Uint8Array(await answer.arrayBuffer());
  const tag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
  const headers = new Headers(answer.headers);
  headers.set('ETag', tag);
  if (isKnown(request, tag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  if (ownContent === undefined) return new Response(content, { status: 200, headers });
  answer.headers.set('ETag', tag);
  return answer;
}

/** Whether the caller has what this tag names, as `If-None-Match` says; weak or strong makes no difference. */
export function isKnown(request: Request, tag: string): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((candidate) => candidate.trim());
  return (
    known.includes('*') ||
    known.some((candidate) => candidate.replace(/^W\//, '') === tag.replace(/^W\//, ''))
  );
}
