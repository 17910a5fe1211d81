import { useDeferredValue, useEffect, useEffectEvent, useMemo, useReducer, type SubmitEvent } from 'react';
import type { StaffPost } from '#contracts/answers/post.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { type OpenPost } from './open-post.ts';
import { opened, postFormReducer } from './post-form-state.ts';
import { type Finding } from './publish-check.ts';
import { findingsOf } from './publish-findings.ts';
import { useAutosave } from './use-autosave.ts';
import { useSubmit } from './use-submit.ts';

export interface PostFormProps {
  open: OpenPost;
  /** Told of every change, so that nothing is lost with the form. */
  onFields: (fields: PostFields) => void;
  /** Told what stood in the form then. Resolves once another stands in its place, or it is to stay with what was written since. */
  onSaved: (post: StaffPost, sent: PostFields) => Promise<void>;
  onCancel: (fields: PostFields) => void;
}
interface Options extends PostFormProps {
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
  const settled = useDeferredValue(fields);
  const findings = useMemo(() => findingsOf(settled), [settled]);

  const keep = useEffectEvent((current: PostFields) => {
    // What was put away and brought back is unsaved work again; what was only opened is not.
    if (current === open.fields && !open.isUnsaved) return;
    autosave.change(current);
    onFields(current);
  });
  useEffect(() => keep(fields), [fields]);

  const { save, trySave, endWorkingCopy } = useSubmit({
    post,
    state,
    dispatch,
    stopAutosave: autosave.stop,
    onSaved,
    goToField,
    goToFinding,
  });

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
