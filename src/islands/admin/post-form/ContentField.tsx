import { type Ref } from 'react';
import { RichTextEditor, type EditorHandle, type RichTextEditorProps } from '../editor/RichTextEditor.tsx';

interface ContentFieldProps extends Pick<RichTextEditorProps, 'initialHtml' | 'onChange' | 'uploader'> {
  id: string;
  isRequired: boolean;
  error: string | undefined;
  /** Another number is another text, read anew. */
  round: number;
  editor: Ref<EditorHandle>;
}

/** The text of the post, with its label and what is wrong with it. */
export function ContentField({ id, isRequired, error, round, editor, ...rest }: ContentFieldProps) {
  return (
    <div className="field">
      <span id={id} className="field-label">
        Content{isRequired && <span aria-hidden="true"> *</span>}
      </span>
      <RichTextEditor
        key={round}
        handle={editor}
        labelledBy={id}
        describedBy={error ? `${id}-error` : undefined}
        isInvalid={Boolean(error)}
        {...rest}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
