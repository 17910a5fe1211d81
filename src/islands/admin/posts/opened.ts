import type { StaffPost } from '#contracts/answers/post.ts';
import type { WorkingCopyState } from '#contracts/answers/working-copy.ts';
import type { PostFields } from '#contracts/working-copy.ts';
import { newPost, type OpenPost } from '../post-form/open-post.ts';
import { areSame, fieldsOf } from '../post-form/post-fields.ts';

/** What the form holds, what was brought back from an earlier sitting, and what was put away and may come back. */
export interface Opened extends OpenPost {
  restoredAt?: string | undefined;
  putAway?: Opened | undefined;
}

/** A new post, with what somebody has written of it already. */
export function openedNew(copy: WorkingCopyState | undefined): Opened {
  if (!copy?.mine || areSame(copy.mine.fields, newPost.fields)) return newPost;
  return { ...newPost, fields: copy.mine.fields, restoredAt: copy.mine.savedAt };
}

export function openedPost(post: StaffPost, copy?: WorkingCopyState): Opened {
  const fields = fieldsOf(post);
  const mine = copy?.mine;
  if (!mine || areSame(mine.fields, fields)) return { post, fields, baseUpdatedAt: post.updatedAt };
  return {
    post,
    fields: mine.fields,
    baseUpdatedAt: mine.baseUpdatedAt ?? post.updatedAt,
    restoredAt: mine.savedAt,
  };
}

/** Whether the form holds anything the server's post does not. */
export function isChanged(post: StaffPost | null, fields: PostFields): boolean {
  return !areSame(fields, post ? fieldsOf(post) : newPost.fields);
}
