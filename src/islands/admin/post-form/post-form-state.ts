import type { StaffPost } from '#contracts/answers/post.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { type OpenPost } from './open-post.ts';
import { writtenSince } from './post-fields.ts';
import { type FieldErrors } from './submit-post.ts';

export interface PostFormState {
  fields: PostFields;
  /** When the post was last changed, as far as this form knows. */
  baseUpdatedAt: string | null;
  errors: FieldErrors;
  isSubmitting: boolean;
  /** What somebody else has saved meanwhile, until it is decided whose text stays. */
  theirs: StaffPost | undefined;
  /** Counts up when the text is replaced from outside, which needs a fresh editor. */
  editorRound: number;
}

export type PostFormAction =
  | { type: 'changed'; changes: Partial<PostFields> }
  | { type: 'replaced'; fields: PostFields }
  | { type: 'submitted' }
  /** And the form stays, since more was written meanwhile. */
  | { type: 'saved'; sent: PostFields; post: StaffPost }
  | { type: 'refused'; errors: FieldErrors }
  | { type: 'conflicted'; theirs: StaffPost }
  | { type: 'postponed' }
  /** Theirs is known now; what is in the form from here on stands against it. */
  | { type: 'rebased'; updatedAt: string };

export function opened({ fields, baseUpdatedAt }: OpenPost): PostFormState {
  return { fields, baseUpdatedAt, errors: {}, isSubmitting: false, theirs: undefined, editorRound: 0 };
}

export function postFormReducer(state: PostFormState, action: PostFormAction): PostFormState {
  switch (action.type) {
    case 'changed':
      return {
        ...state,
        fields: { ...state.fields, ...action.changes },
        // What is being mended is no longer called wrong.
        errors: Object.fromEntries(
          Object.entries(state.errors).filter(([name]) => !(name in action.changes)),
        ),
      };
    case 'replaced':
      return { ...state, fields: action.fields, errors: {}, editorRound: state.editorRound + 1 };
    case 'submitted':
      return { ...state, isSubmitting: true };
    case 'saved': {
      const { sent, post } = action;
      const fields = writtenSince(sent, state.fields, post);
      return { ...state, isSubmitting: false, fields, baseUpdatedAt: post.updatedAt };
    }
    case 'refused':
      return { ...state, isSubmitting: false, errors: action.errors };
    case 'conflicted':
      return { ...state, isSubmitting: false, theirs: action.theirs };
    case 'postponed':
      return { ...state, theirs: undefined };
    case 'rebased':
      return { ...state, theirs: undefined, baseUpdatedAt: action.updatedAt };
  }
}
