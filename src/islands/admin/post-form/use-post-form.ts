import { useDeferredValue, useEffect, useMemo, useState, type SubmitEvent } from 'react';
import { dropWorkingCopy } from '#api/working-copies.ts';
import { type StaffPost } from '#contracts/post.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { refreshShareImage } from '../share-image/send-share-image.ts';
import { type OpenPost } from './open-post.ts';
import { type Finding } from './publish-check.ts';
import { findingsOf, mustFix } from './publish-findings.ts';
import { checkNewPost, submitPost, type FieldErrors } from './submit-post.ts';
import { useAutosave } from './use-autosave.ts';

interface Options {
  open: OpenPost;
  onFields: (fields: PostFields) => void;
  onSaved: (post: StaffPost) => Promise<void>;
  onCancel: (fields: PostFields) => void;
  /** Takes the reader of an error or a finding to its place. */
  goToField: (name: string) => void;
  goToFinding: (finding: Finding) => void;
}

/** Everything a post form knows and does, without how it looks. */
export function usePostForm({ open, onFields, onSaved, onCancel, goToField, goToFinding }: Options) {
  const { post } = open;
  const [fields, setFields] = useState(open.fields);
  const [base, setBase] = useState(open.baseUpdatedAt);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [theirs, setTheirs] = useState<StaffPost>();
  /** Counts up when the text is replaced from outside, which needs a fresh editor. */
  const [editorRound, setEditorRound] = useState(0);
  const autosave = useAutosave(post?.id ?? 'new', base);
  const settled = useDeferredValue(fields);
  const findings = useMemo(() => findingsOf(settled), [settled]);

  const keep = autosave.change;
  useEffect(() => {
    // What was put away and brought back is unsaved work again.
    if (open.isUnsaved) keep(open.fields);
  }, [open, keep]);

  const change = (changes: Partial<PostFields>) => {
    setFields((current) => {
      const next = { ...current, ...changes };
      keep(next);
      onFields(next);
      return next;
    });
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([name]) => !(name in changes))),
    );
  };
  const replaceAll = (next: PostFields) => {
    change(next);
    setEditorRound((round) => round + 1);
  };
  const fail = (message: string, fieldErrors: FieldErrors = {}) => {
    setErrors(fieldErrors);
    showToast({ title: 'Error', description: message, variant: 'destructive' });
    const first = Object.keys(fieldErrors)[0];
    if (first) goToField(first);
  };

  /** What is saved, or given up, has no unsaved work; one that stays behind would only be offered again. */
  const endWorkingCopy = async () => {
    await autosave.stop();
    await withSession(() => dropWorkingCopy(post?.id ?? 'new')).catch(() => undefined);
  };
  const save = async (wanted: PostFields, baseUpdatedAt: string | null) => {
    setIsSubmitting(true);
    const result = await submitPost(wanted, post, baseUpdatedAt);
    if (result.outcome !== 'saved') setIsSubmitting(false);
    if (result.outcome === 'conflict') return setTheirs(result.theirs);
    if (result.outcome === 'failed') return fail(result.message, result.fieldErrors);
    void refreshShareImage(result.post);
    await endWorkingCopy();
    await onSaved(result.post);
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
    await save(wanted, base);
  };

  return {
    fields,
    errors,
    findings,
    isSubmitting,
    theirs,
    editorRound,
    saveState: autosave.state,
    change,
    replaceAll,
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
    closeConflict: () => setTheirs(undefined),
    keepMine: (their: StaffPost) => {
      setTheirs(undefined);
      setBase(their.updatedAt);
      void save(fields, their.updatedAt);
    },
    takeTheirs: (their: StaffPost, next: PostFields) => {
      setTheirs(undefined);
      setBase(their.updatedAt);
      replaceAll(next);
    },
  };
}
