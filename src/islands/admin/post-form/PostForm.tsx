import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { dropWorkingCopy } from '../../../api/working-copies.ts';
import { type StaffPost } from '../../../contracts/post.ts';
import { type PostFields } from '../../../contracts/working-copy.ts';
import { Button } from '../../../ui/Button.tsx';
import { InputField, TextareaField } from '../../../ui/fields.tsx';
import { showToast } from '../../../ui/toast-event.ts';
import { RichTextEditor } from '../editor/RichTextEditor.tsx';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { FeaturedImageField } from '../images/FeaturedImageField.tsx';
import { useUpload } from '../images/use-upload.ts';
import { withSession } from '../session/session-gate.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PublishBox } from './PublishBox.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { excerptHint, slugHint } from './field-hints.ts';
import { emptyFields } from './post-fields.ts';
import { mustFix } from './publish-findings.ts';
import { checkNewPost, submitPost, type FieldErrors } from './submit-post.ts';
import { useAutosave } from './use-autosave.ts';

export interface OpenPost {
  /** null: a new post. */
  post: StaffPost | null;
  fields: PostFields;
  baseUpdatedAt: string | null;
}

interface PostFormProps {
  open: OpenPost;
  onSaved: (post: StaffPost) => void;
  onCancel: () => void;
}

/** Create and edit, one form. The caller gives it a new `key` for every post it opens. */
export function PostForm({ open, onSaved, onCancel }: PostFormProps) {
  const { post } = open;
  const formId = useId();
  const [fields, setFields] = useState(open.fields);
  const [base, setBase] = useState(open.baseUpdatedAt);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [theirs, setTheirs] = useState<StaffPost>();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  /** Counts up when the text is replaced from outside, which needs a fresh editor. */
  const [editorRound, setEditorRound] = useState(0);
  const autosave = useAutosave(post?.id ?? 'new', base);
  const uploads = useUpload();

  // Edit was pressed further down: the focus goes where the work is.
  useEffect(() => {
    if (post) focusField(formId, 'title');
  }, [post, formId]);

  const change = (changes: Partial<PostFields>) => {
    setFields((current) => {
      const next = { ...current, ...changes };
      autosave.change(next);
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
    if (first) focusField(formId, first);
  };

  /** What is saved, or given up, has no unsaved work; one that stays behind would only be offered again. */
  const endWorkingCopy = async () => {
    await autosave.stop();
    await withSession(() => dropWorkingCopy(post?.id ?? 'new')).catch(() => undefined);
  };
  const save = async (baseUpdatedAt: string | null) => {
    setIsSubmitting(true);
    const result = await submitPost(fields, post, baseUpdatedAt);
    setIsSubmitting(false);
    if (result.outcome === 'conflict') return setTheirs(result.theirs);
    if (result.outcome === 'failed') return fail(result.message, result.fieldErrors);
    await endWorkingCopy();
    onSaved(result.post);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = post ? {} : checkNewPost(fields);
    const [first] = Object.values(found);
    if (first) return fail(first, found);
    const forbidden = fields.published && mustFix(fields);
    if (forbidden) return fail(forbidden);
    await save(base);
  };
  const cancel = async () => {
    await endWorkingCopy();
    onCancel();
  };

  const contentId = `${formId}-content`;
  return (
    <form
      id={formId}
      className="desk-card"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby={`${formId}-title`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-sand-200 px-4 py-3 sm:px-6">
        <h2 id={`${formId}-title`} className="mr-auto font-display text-xl">
          {post ? 'Edit Blog Post' : 'Create New Blog Post'}
        </h2>
        <SaveStatus state={autosave.state} />
        {post && (
          <Button size="small" variant="quiet" onClick={() => setIsHistoryOpen(true)}>
            History
          </Button>
        )}
      </div>
      <div className="grid gap-6 p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-5">
          <InputField
            label="Title"
            name="title"
            required={!post}
            value={fields.title}
            error={errors.title}
            onChange={(event) => change({ title: event.target.value })}
          />
          <div className="field">
            <span id={contentId} className="field-label">
              Content{!post && <span aria-hidden="true"> *</span>}
            </span>
            <RichTextEditor
              key={editorRound}
              initialHtml={fields.content}
              labelledBy={contentId}
              describedBy={errors.content ? `${contentId}-error` : undefined}
              isInvalid={Boolean(errors.content)}
              onChange={(content) => change({ content })}
              uploader={uploads.uploadToText}
            />
            {errors.content && (
              <p id={`${contentId}-error`} className="field-error">
                {errors.content}
              </p>
            )}
          </div>
        </div>
        <div className="grid content-start gap-5">
          <InputField
            label="Slug"
            name="slug"
            value={fields.slug}
            error={errors.slug}
            hint={slugHint(fields, post)}
            onChange={(event) => change({ slug: event.target.value })}
          />
          <TextareaField
            label="Excerpt"
            name="excerpt"
            rows={4}
            value={fields.excerpt}
            error={errors.excerpt}
            hint={excerptHint(fields)}
            onChange={(event) => change({ excerpt: event.target.value })}
          />
          <FeaturedImageField
            fields={fields}
            errors={errors}
            upload={uploads.uploadFeatured}
            onChange={change}
          />
          <PublishBox fields={fields} errors={errors} onChange={change} />
        </div>
      </div>
      <div className="desk-actions">
        <Button type="submit" variant="primary" busy={isSubmitting || uploads.isUploading}>
          {submitLabel(post, isSubmitting, uploads.isUploading)}
        </Button>
        {post && (
          <Button onClick={() => void cancel()} disabled={isSubmitting}>
            Cancel Edit
          </Button>
        )}
      </div>
      {theirs && post && (
        <ConflictDialog
          mine={fields}
          theirs={theirs}
          onClose={() => setTheirs(undefined)}
          onKeepMine={() => {
            setTheirs(undefined);
            setBase(theirs.updatedAt);
            void save(theirs.updatedAt);
          }}
          onTakeTheirs={(next) => {
            setTheirs(undefined);
            setBase(theirs.updatedAt);
            replaceAll(next);
          }}
        />
      )}
      {isHistoryOpen && post && (
        <HistoryDialog
          postId={post.id}
          fields={fields}
          onClose={() => setIsHistoryOpen(false)}
          onRestore={(earlier) => {
            setIsHistoryOpen(false);
            replaceAll({ ...fields, ...earlier });
          }}
        />
      )}
    </form>
  );
}

function submitLabel(post: StaffPost | null, isSubmitting: boolean, isUploading: boolean): string {
  if (isUploading) return 'Uploading image...';
  if (isSubmitting) return post ? 'Updating...' : 'Creating...';
  return post ? 'Update Post' : 'Create Post';
}

function focusField(formId: string, name: string): void {
  const form = document.getElementById(formId);
  const field = name === 'content' ? '.ql-editor' : `[name="${CSS.escape(name)}"]`;
  form?.querySelector<HTMLElement>(field)?.focus();
}

export const newPost: OpenPost = { post: null, fields: emptyFields, baseUpdatedAt: null };
