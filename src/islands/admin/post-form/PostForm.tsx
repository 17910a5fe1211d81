import { useEffect, useId, useRef } from 'react';
import { makeCopyPreviewLink } from '#api/working-copies.ts';
import { InputField } from '#ui/fields.tsx';
import { jumpTo } from '#ui/jump-to.ts';
import { type EditorHandle } from '../editor/RichTextEditor.tsx';
import { useUpload } from '../images/use-upload.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ContentField } from './ContentField.tsx';
import { FormHead } from './FormHead.tsx';
import { PublishBar } from './PublishBar.tsx';
import { SideFields } from './SideFields.tsx';
import { openInTab } from './open-in-tab.ts';
import { type Finding } from './publish-check.ts';
import { usePostForm, type PostFormProps } from './use-post-form.ts';
import { useSaveKey } from './use-save-key.ts';

/** Create and edit, one form. The caller gives it a new `key` for every post it opens. */
export function PostForm(props: PostFormProps) {
  const { open } = props;
  const { post } = open;
  const formId = useId();
  const editor = useRef<EditorHandle>(null);
  const uploads = useUpload();
  const goToField = (name: string) => focusField(formId, name);
  const goToFinding = ({ place }: Finding) =>
    'field' in place ? goToField(place.field) : editor.current?.goTo(place.text);
  const form = usePostForm({ ...props, goToField, goToFinding });
  const { fields, errors, findings, change } = form;
  useSaveKey(form.saveNow);

  useEffect(() => {
    if (open.takesFocus) focusField(formId, 'title');
  }, [open, formId]);

  const preview = () =>
    openInTab(async () => {
      await form.saveNow();
      return makeCopyPreviewLink(post?.id ?? 'new');
    });
  const findingsId = `${formId}-findings`;
  return (
    <form
      id={formId}
      className="desk-card desk-form"
      noValidate
      onSubmit={form.submit}
      aria-labelledby={`${formId}-title`}
    >
      <FormHead titleId={`${formId}-title`} post={post} fields={fields} onRestore={form.replaceAll} />
      <div className="flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 content-start gap-4 p-4 lg:col-start-1 lg:row-start-1 lg:pt-5 lg:pb-22 lg:pl-5">
          <InputField
            label="Title"
            name="title"
            required={!post}
            value={fields.title}
            error={errors.title}
            onChange={(event) => change({ title: event.target.value })}
          />
          <ContentField
            id={`${formId}-content`}
            isRequired={!post}
            error={errors.content}
            round={form.editorRound}
            editor={editor}
            initialHtml={fields.content}
            onChange={(content) => change({ content })}
            uploader={uploads.uploadToText}
          />
        </div>
        <SideFields
          {...{ fields, post, errors, findings, findingsId }}
          upload={uploads.uploadFeatured}
          onChange={change}
          onGoTo={goToFinding}
        />
        <PublishBar
          fields={fields}
          post={post}
          saveState={form.saveState}
          findings={findings}
          isSubmitting={form.isSubmitting}
          isUploading={uploads.isUploading}
          onFindings={() => document.getElementById(findingsId)?.querySelector('button')?.focus()}
          onPreview={() => void preview()}
          onPublish={form.publish}
          onCancel={() => void form.cancel()}
        />
      </div>
      {uploads.carriers}
      {form.theirs && post && (
        <ConflictDialog
          mine={fields}
          theirs={form.theirs}
          onClose={form.closeConflict}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
    </form>
  );
}

function focusField(formId: string, name: string): void {
  const form = document.getElementById(formId);
  const field = name === 'content' ? '.ql-editor' : `[name="${CSS.escape(name)}"]`;
  jumpTo(form?.querySelector<HTMLElement>(field));
}
