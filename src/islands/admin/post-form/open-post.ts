import type { StaffPost } from '#contracts/answers/post.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { emptyFields } from './post-fields.ts';

/** What the form works on. */
export interface OpenPost {
  /** null: a new post. */
  post: StaffPost | null;
  fields: PostFields;
  baseUpdatedAt: string | null;
  /** The fields are unsaved work that the server does not have (any more). */
  isUnsaved?: boolean;
  /** Somebody opened it by hand, so the focus goes where the work is. */
  takesFocus?: boolean;
}

export const newPost: OpenPost = { post: null, fields: emptyFields, baseUpdatedAt: null };
