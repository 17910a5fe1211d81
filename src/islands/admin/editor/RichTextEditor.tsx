import 'quill/dist/quill.core.css';
import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import ReactQuill from 'react-quill';
import { EditorDialogs, type OpenDialog } from './EditorDialogs.tsx';
import { PictureBar } from './PictureBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { imageDialog, linkDialog } from './dialog-at-caret.ts';
import { goTo, type TextPlace } from './go-to.ts';
import { type Uploader } from './pictures.ts';
import { editorModules, formats } from './quill-setup.ts';
import { type Quill } from './quill-types.ts';
import { toEditorHtml, toStoredHtml } from './stored-html.ts';
import { useQuill } from './use-quill.ts';
import { useTextbox } from './use-textbox.ts';

/** What a form may ask of the editor in it. */
export interface EditorHandle {
  goTo: (place: TextPlace) => void;
}

export interface RichTextEditorProps {
  /** Stored HTML; read once, when the editor opens. Give a new `key` to load another text. */
  initialHtml: string;
  labelledBy: string;
  describedBy?: string | undefined;
  isInvalid: boolean;
  onChange: (html: string) => void;
  uploader: Uploader;
  handle?: Ref<EditorHandle>;
}

/** The content field: Quill through react-quill, with our own tools around it. */
export function RichTextEditor({
  initialHtml,
  labelledBy,
  describedBy,
  isInvalid,
  onChange,
  uploader,
  handle,
}: RichTextEditorProps) {
  const editorId = useId();
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [initial] = useState(() => toEditorHtml(initialHtml));
  const openLink = (editor: Quill | null) => setDialog(linkDialog(editor) ?? dialog);
  const openImage = (editor: Quill | null) => setDialog(imageDialog(editor) ?? dialog);
  const { component, quill, active, picture, change } = useQuill(frame, uploader, openLink);
  useTextbox(component, { editorId, labelledBy, describedBy: [hintId, describedBy], isInvalid });
  useImperativeHandle(handle, () => ({
    goTo: (place) => {
      if (quill) goTo(quill, place);
    },
  }));

  return (
    <div ref={frame} className="desk-editor" data-invalid={isInvalid || undefined}>
      <Toolbar
        quill={quill}
        formats={active}
        editorId={editorId}
        onLink={() => openLink(quill)}
        onImage={() => openImage(quill)}
      />
      <div className="relative">
        <ReactQuill
          ref={component}
          theme="default"
          defaultValue={initial}
          modules={editorModules}
          formats={formats}
          useSemanticHTML={false}
          placeholder="Write for a patient who has two minutes…"
          onChange={(_html, _delta, source) => {
            const root = component.current?.getEditor().root;
            if (root && source !== 'api') onChange(toStoredHtml(root));
          }}
        />
        {quill && picture && quill.root.contains(picture) && (
          <PictureBar
            quill={quill}
            picture={picture}
            change={change}
            onDescribe={() => setDialog({ kind: 'describe', picture })}
            onReplace={() => setDialog({ kind: 'replace', picture })}
          />
        )}
      </div>
      <p id={hintId} className="desk-hint px-4 pb-3">
        Alt+F10 goes to the text tools, Enter to those of a selected picture. Press Escape and then Tab to
        leave the text.
      </p>
      {dialog && quill && (
        <EditorDialogs
          quill={quill}
          dialog={dialog}
          uploader={uploader}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
