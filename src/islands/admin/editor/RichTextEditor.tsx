import 'quill/dist/quill.core.css';
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import ReactQuill from 'react-quill';
import { EditorDialogs, type OpenDialog } from './EditorDialogs.tsx';
import { PictureBar } from './PictureBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { keepCaretInSight } from './caret-in-sight.ts';
import { goTo, type TextPlace } from './go-to.ts';
import { leaveWithEscape } from './keyboard-exit.ts';
import { selectPicturesByHand } from './picture-keys.ts';
import { receivePictures, type Uploader } from './pictures.ts';
import { selectedPicture, type PlacedPicture } from './placed-pictures.ts';
import { editorModules, formats } from './quill-setup.ts';
import { type Quill } from './quill-types.ts';
import { toEditorHtml, toStoredHtml } from './stored-html.ts';

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
  const component = useRef<ReactQuill>(null);
  const [quill, setQuill] = useState<Quill | null>(null);
  const [active, setActive] = useState<Record<string, unknown>>({});
  const [picture, setPicture] = useState<PlacedPicture>();
  const frame = useRef<HTMLDivElement>(null);
  const latestOpenLink = useRef<() => void>(undefined);
  const [change, setChange] = useState(0);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [initial] = useState(() => toEditorHtml(initialHtml));

  useImperativeHandle(handle, () => ({
    goTo: (place) => {
      if (quill) goTo(quill, place);
    },
  }));
  useEffect(() => {
    const editor = component.current?.getEditor();
    if (editor) receivePictures(editor, uploader);
  }, [uploader]);

  useEffect(() => {
    const editor = component.current?.getEditor();
    if (!editor) return undefined;
    setQuill(editor);
    const show = () => {
      setChange((count) => count + 1);
      const range = editor.getSelection();
      if (!range) return;
      setActive(editor.getFormat(range));
      setPicture(selectedPicture(editor, range));
    };
    editor.on('editor-change', show);
    editor.keyboard.addBinding({ key: 'k', shortKey: true }, () => latestOpenLink.current?.());
    const ends = [leaveWithEscape(editor.root), selectPicturesByHand(editor), keepCaretInSight(editor)];
    return () => {
      ends.forEach((end) => {
        end();
      });
    };
  }, []);

  useEffect(() => {
    const element = frame.current;
    const onFocusOut = ({ relatedTarget: next }: FocusEvent) => {
      if (!(next instanceof Element) || element?.contains(next) || next.closest('dialog')) return;
      setPicture(undefined);
    };
    element?.addEventListener('focusout', onFocusOut);
    return () => element?.removeEventListener('focusout', onFocusOut);
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
    const selected = selectedPicture(quill, range);
    setDialog(selected ? { kind: 'describe', picture: selected } : { kind: 'insert', index: range.index });
  };
  useEffect(() => {
    latestOpenLink.current = openLink;
  });

  return (
    <div ref={frame} className="desk-editor" data-invalid={isInvalid || undefined}>
      <Toolbar quill={quill} formats={active} editorId={editorId} onLink={openLink} onImage={openImage} />
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
