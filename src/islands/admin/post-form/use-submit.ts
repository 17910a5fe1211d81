import { useEffect, useRef, type Dispatch } from 'react';
import { dropWorkingCopy } from '#api/working-copies.ts';
import type { StaffPost } from '#contracts/answers/post.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { showToast, type ToastMessage } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { refreshShareImage } from '../share-image/send-share-image.ts';
import { showError } from '../show-error.ts';
import { useIsShown } from '../use-is-shown.ts';
import { areSame } from './post-fields.ts';
import type { PostFormAction, PostFormState } from './post-form-state.ts';
import { type Finding } from './publish-check.ts';
import { mustFix } from './publish-findings.ts';
import { checkNewPost, submitPost, type FieldErrors } from './submit-post.ts';

interface SubmitOptions {
  post: StaffPost | null;
  state: PostFormState;
  dispatch: Dispatch<PostFormAction>;
  stopAutosave: () => Promise<void>;
  onSaved: (post: StaffPost, sent: PostFields) => Promise<void>;
  goToField: (name: string) => void;
  goToFinding: (finding: Finding) => void;
}

/** Saves what stands in a post form, and says what came of it. */
export function useSubmit({
  post,
  state,
  dispatch,
  stopAutosave,
  onSaved,
  goToField,
  goToFinding,
}: SubmitOptions) {
  const { fields, baseUpdatedAt } = state;
  const isShown = useIsShown();
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  }, [fields]);

  const fail = (message: string, errors: FieldErrors = {}) => {
    dispatch({ type: 'refused', errors });
    showError(message);
    const [first] = Object.keys(errors);
    if (first) goToField(first);
  };
  /** What is saved, or given up, has no unsaved work; one that stays behind would only be offered again. */
  const endWorkingCopy = async () => {
    await stopAutosave();
    await withSession(() => dropWorkingCopy(post?.id ?? 'new')).catch(() => undefined);
  };
  const save = async (wanted: PostFields, lastSeen: string | null) => {
    dispatch({ type: 'submitted' });
    const result = await submitPost(wanted, post, lastSeen);
    switch (result.outcome) {
      case 'conflict':
        // Whoever has gone on to another post meanwhile is told of it there.
        if (!isShown.current) showToast(overtaken(wanted));
        return dispatch({ type: 'conflicted', theirs: result.theirs });
      case 'failed':
        return fail(result.message, result.fieldErrors);
      case 'saved':
        void refreshShareImage(result.post);
        // What was written since, in a form that was left meanwhile, is in the working copy alone.
        if (isShown.current || areSame(latest.current, fields)) await endWorkingCopy();
        await onSaved(result.post, fields);
        dispatch({ type: 'saved', sent: fields, post: result.post });
    }
  };
  const trySave = async (wanted: PostFields) => {
    const found = post ? {} : checkNewPost(wanted);
    const [first] = Object.values(found);
    if (first) return fail(first, found);
    const forbidden = wanted.published ? mustFix(wanted) : undefined;
    if (forbidden) {
      fail(forbidden.text);
      return goToFinding(forbidden);
    }
    await save(wanted, baseUpdatedAt);
  };

  return { save, trySave, endWorkingCopy };
}

const overtaken = ({ title }: PostFields): ToastMessage => ({
  title: 'Error',
  description: `“${title}” was not saved: somebody else changed it meanwhile. What you wrote is kept with it.`,
  variant: 'destructive',
});
