import 'quill/dist/quill.core.css';
import { useEffect, useId, useRef, useState } from 'react';
import ReactQuill from 'react-quill';
import { ImageDialog, type ImageChoice } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { Toolbar } from './Toolbar.tsx';
import { leaveWithEscape } from './keyboard-exit.ts';
import { altOf, pictureAt, receivePictures, setAlt, uploadInto, type Uploader } from './pictures.ts';
import { editorModules, formats } from './quill-setup.ts';
import { type Quill } from './quill-types.ts';
import { toEditorHtml, toStoredHtml } from './stored-html.ts';

export interface RichTextEditorProps {
  /** Stored HTML; read once, when the editor opens. Give a new `key` to load another text. */
  initialHtml: string;
  labelledBy: string;
  describedBy?: string | undefined;
  isInvalid: boolean;
  onChange: (html: string) => void;
  uploader: Uploader;
}

type OpenDialog = { kind: 'link'; href: string; text: string } | { kind: 'image'; choice: ImageChoice };

/** The content field: Quill through react-quill, with our own tools around it. */
export function RichTextEditor({
  initialHtml,
  labelledBy,
  describedBy,
  isInvalid,
  onChange,
  uploader,
}: RichTextEditorProps) {
  const editorId = useId();
  const hintId = useId();
  const component = useRef<ReactQuill>(null);
  const [quill, setQuill] = useState<Quill | null>(null);
  const [active, setActive] = useState<Record<string, unknown>>({});
  const [dialog, setDialog] = useState<OpenDialog>();
  const [initial] = useState(() => toEditorHtml(initialHtml));

  useEffect(() => {
    const editor = component.current?.getEditor();
    if (editor) receivePictures(editor, uploader);
  }, [uploader]);

  useEffect(() => {
    const editor = component.current?.getEditor();
    if (!editor) return;
    setQuill(editor);
    const show = () => {
      const range = editor.getSelection();
      if (range) setActive(editor.getFormat(range));
    };
    editor.on('editor-change', show);
    return leaveWithEscape(editor.root);
  }, []);

  useEffect(() => {
    const root = component.current?.getEditor().root;
    if (!root) return;
    root.id = editorId;
    root.setAttribute('role', 'textbox');
    root.setAttribute('aria-multiline', 'true');
    root.setAttribute('aria-labelledby', labelledBy);
    root.setAttribute('aria-describedby', [hintId, describedBy].filter(Boolean).join(' '));
    root.setAttribute('aria-invalid', String(isInvalid));
  }, [editorId, labelledBy, hintId, describedBy, isInvalid]);

  /** Back to the text, once the modal dialog no longer keeps the focus. */
  const closeDialog = (caret?: number) => {
    setDialog(undefined);
    requestAnimationFrame(() => {
      quill?.focus();
      if (!quill || caret === undefined) return;
      quill.setSelection(caret, 0, 'silent');
      // What is typed behind a link is not part of it.
      if (quill.getFormat()['link']) quill.format('link', false, 'user');
    });
  };
  const openLink = () => {
    const range = quill?.getSelection(true);
    if (!quill || !range) return;
    setDialog({
      kind: 'link',
      href: String(active['link'] ?? ''),
      text: quill.getText(range.index, range.length),
    });
  };
  const openImage = () => {
    const range = quill?.getSelection(true);
    if (!quill || !range) return;
    const picture = pictureAt(quill, range);
    setDialog({
      kind: 'image',
      choice: picture
        ? { kind: 'describe', index: picture.index, alt: altOf(picture) }
        : { kind: 'insert', index: range.index },
    });
  };

  return (
    <div className="desk-editor" data-invalid={isInvalid || undefined}>
      <Toolbar quill={quill} formats={active} editorId={editorId} onLink={openLink} onImage={openImage} />
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
      <p id={hintId} className="desk-hint px-4 pb-3">
        Alt+F10 goes to the text tools. Press Escape and then Tab to leave the text.
      </p>
      {dialog?.kind === 'link' && quill && (
        <LinkDialog quill={quill} href={dialog.href} text={dialog.text} onClose={closeDialog} />
      )}
      {dialog?.kind === 'image' && quill && (
        <ImageDialog
          choice={dialog.choice}
          onClose={() => closeDialog()}
          onFile={(file, alt) => uploadInto(quill, dialog.choice.index, [file], uploader, alt)}
          onDescribe={(alt) => setAlt(quill, dialog.choice.index, alt)}
        />
      )}
    </div>
  );
}
