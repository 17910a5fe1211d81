import { createPost, updatePost } from '#api/admin-posts.ts';
import { ApiError, fieldMessages, sentenceOf } from '#api/client.ts';
import type { StaffPost } from '#contracts/answers/post.ts';
import type { ProblemDetail } from '#contracts/answers/problem.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { withSession } from '../session/session-gate.ts';
import { toPostBody } from './post-fields.ts';

export type SubmitOutcome =
  | { outcome: 'saved'; post: StaffPost }
  /** Somebody else saved this post meanwhile. */
  | { outcome: 'conflict'; theirs: StaffPost }
  | { outcome: 'failed'; message: string; fieldErrors: Partial<Record<keyof PostFields, string>> };

export type FieldErrors = Partial<Record<keyof PostFields, string>>;

/** Title and content, after trimming; an update is judged by the server alone. */
export function checkNewPost({ title, content }: PostFields): FieldErrors {
  return {
    ...(title.trim() ? {} : { title: 'Title is required' }),
    ...(content.trim() ? {} : { content: 'Content is required' }),
  };
}

export async function submitPost(
  fields: PostFields,
  post: StaffPost | null,
  baseUpdatedAt: string | null,
): Promise<SubmitOutcome> {
  const body = toPostBody(fields);
  try {
    const saved = await withSession(() =>
      post
        ? updatePost(post.id, baseUpdatedAt ? { ...body, updatedAt: baseUpdatedAt } : body)
        : createPost(body),
    );
    return { outcome: 'saved', post: saved };
  } catch (error) {
    const theirs = error instanceof ApiError && error.status === 409 ? conflictingPost(error) : undefined;
    if (theirs) return { outcome: 'conflict', theirs };
    return {
      outcome: 'failed',
      ...describe(error, post ? 'Failed to update post' : 'Failed to create post'),
    };
  }
}

function conflictingPost(error: ApiError): StaffPost | undefined {
  const { post } = (error.problem ?? {}) as { post?: StaffPost };
  return post;
}

function describe(error: unknown, fallback: string): { message: string; fieldErrors: FieldErrors } {
  const details = error instanceof ApiError ? (error.problem?.details ?? []) : [];
  const fieldErrors = fieldMessages(error) ?? {};
  if (details.length > 0)
    return { message: `Validation error: ${details.map(describeDetail).join(', ')}`, fieldErrors };
  return { message: sentenceOf(error) ?? fallback, fieldErrors };
}

const describeDetail = ({ path, message }: ProblemDetail) => `${path.join('.')}: ${message}`;
