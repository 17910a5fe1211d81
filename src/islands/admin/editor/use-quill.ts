import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type ReactQuill from 'react-quill';
import { keepCaretInSight } from './caret-in-sight.ts';
import { leaveWithEscape } from './keyboard-exit.ts';
import { selectPicturesByHand } from './picture-keys.ts';
import { receivePictures, type Uploader } from './pictures.ts';
import { selectedPicture, type PlacedPicture } from './placed-pictures.ts';
import { type Quill } from './quill-types.ts';

/**
 * The Quill that react-quill makes, with what our own tools show of it: the formats at the caret, the picture that is selected, and a
 * number that grows with every change, for what has to be drawn anew then.
 * @param frame holds the editor and its tools: whoever leaves it has no picture selected any more
 */
export function useQuill(
  frame: RefObject<HTMLElement | null>,
  uploader: Uploader,
  onLinkKey: (quill: Quill) => void,
) {
  const component = useRef<ReactQuill>(null);
  const [quill, setQuill] = useState<Quill | null>(null);
  const [active, setActive] = useState<Record<string, unknown>>({});
  const [picture, setPicture] = useState<PlacedPicture>();
  const [change, setChange] = useState(0);
  const pressLinkKey = useEffectEvent(onLinkKey);

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
    editor.keyboard.addBinding({ key: 'k', shortKey: true }, () => pressLinkKey(editor));
    const ends = [leaveWithEscape(editor.root), selectPicturesByHand(editor), keepCaretInSight(editor)];
    return () => {
      for (const end of ends) end();
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
  }, [frame]);

  return { component, quill, active, picture, change };
}
