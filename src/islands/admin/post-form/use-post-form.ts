import { useDeferredValue, useEffect, useEffectEvent, useMemo, useReducer, type SubmitEvent } from 'react';
import { dropWorkingCopy } from '#api/working-copies.ts';
import type { StaffPost } from '#contracts/answers/post.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { showToast, type ToastMessage } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { refreshShareImage } from '../share-image/send-share-image.ts';
import { type OpenPost } from './open-post.ts';
import { opened, postFormReducer } from './post-form-state.ts';
import { type Finding } from './publish-check.ts';
import { findingsOf, mustFix } from './publish-findings.ts';
import { checkNewPost, submitPost, type FieldErrors } from './submit-post.ts';
import { useAutosave } from './use-autosave.ts';
import { useIsShown } from './use-is-shown.ts';

interface Options {
  open: OpenPost;
  onFields: (fields: PostFields) => void;
  onSaved: (post: StaffPost, sent: PostFields) => Promise<void>;
  onCancel: (fields: PostFields) => void;
  /** Takes the reader of an error or a finding to its place. */
  goToField: (name: string) => void;
  goToFinding: (finding: Finding) => void;
}

/** Everything a post form knows and does, without how it looks. */
export function usePostForm({ open, onFields, onSaved, onCancel, goToField, goToFinding }: Options) {
  const { post } = open;
  const [state, dispatch] = useReducer(postFormReducer, open, opened);
  const { fields, baseUpdatedAt } = state;
  const autosave = useAutosave(post?.id ?? 'new', baseUpdatedAt);
  const isShown = useIsShown();
  const settled = useDeferredValue(fields);
  const findings = useMemo(() => findingsOf(settled), [settled]);

  const keep = useEffectEvent((current: PostFields) => {
    // What was put away and brought back is unsaved work again; what was only opened is not.
    if (current === open.fields && !open.isUnsaved) return;
    autosave.change(current);
    onFields(current);
  });
  useEffect(() => keep(fields), [fields]);

  const fail = (message: string, errors: FieldErrors = {}) => {
    dispatch({ type: 'refused', errors });
    showToast({ title: 'Error', description: message, variant: 'destructive' });
    const [first] = Object.keys(errors);
    if (first) goToField(first);
  };
  /** What is saved, or given up, has no unsaved work; one that stays behind would only be offered again. */
  const endWorkingCopy = async () => {
    await autosave.stop();
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
        await endWorkingCopy();
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

  return {
    ...state,
    findings,
    saveState: autosave.state,
    change: (changes: Partial<PostFields>) => dispatch({ type: 'changed', changes }),
    replaceAll: (next: PostFields) => dispatch({ type: 'replaced', fields: next }),
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void trySave(fields);
    },
    publish: () => void trySave({ ...fields, published: true }),
    /** At once, changed or not: somebody wants to see that it is kept. */
    saveNow: async () => {
      autosave.change(fields);
      await autosave.flush();
    },
    cancel: async () => {
      await endWorkingCopy();
      onCancel(fields);
    },
    closeConflict: () => dispatch({ type: 'postponed' }),
    keepMine: ({ updatedAt }: StaffPost) => {
      dispatch({ type: 'rebased', updatedAt });
      void save(fields, updatedAt);
    },
    takeTheirs: ({ updatedAt }: StaffPost, next: PostFields) => {
      dispatch({ type: 'rebased', updatedAt });
      dispatch({ type: 'replaced', fields: next });
    },
  };
}

const overtaken = ({ title }: PostFields): ToastMessage => ({
  title: 'Error',
  description: `“${title}” was not saved: somebody else changed it meanwhile. What you wrote is kept with it.`,
  variant: 'destructive',
});
