import { useEffect, type RefObject } from 'react';
import type ReactQuill from 'react-quill';

interface Textbox {
  editorId: string;
  labelledBy: string;
  describedBy: (string | undefined)[];
  isInvalid: boolean;
}

/** Tells assistive technology what Quill does not: that its root is a field of several lines, with this label and these hints. */
export function useTextbox(
  component: RefObject<ReactQuill | null>,
  { editorId, labelledBy, describedBy, isInvalid }: Textbox,
) {
  const hints = describedBy.filter(Boolean).join(' ');
  useEffect(() => {
    const root = component.current?.getEditor().root;
    if (!root) return;
    root.id = editorId;
    root.setAttribute('role', 'textbox');
    root.setAttribute('aria-multiline', 'true');
    root.setAttribute('aria-labelledby', labelledBy);
    root.setAttribute('aria-describedby', hints);
    root.setAttribute('aria-invalid', String(isInvalid));
  }, [component, editorId, labelledBy, hints, isInvalid]);
}
