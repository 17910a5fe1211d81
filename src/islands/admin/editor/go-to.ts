import { Quill as QuillClass } from 'react-quill';
import { selectPicture } from './placed-pictures.ts';
import { type Quill } from './quill-types.ts';

/** Something in the stored text: the so-many-th element of its kind, counted from 0. */
export interface TextPlace {
  tag: string;
  nth: number;
  /** Words in it that are meant, if not all of it. */
  words?: string;
}

/** Selects what is meant, in the middle of the window; a picture gets its own tools with that. */
export function goTo(quill: Quill, { tag, nth, words }: TextPlace): void {
  const element = [...quill.root.querySelectorAll<HTMLElement>(tag)].filter(isStored)[nth];
  if (!element) return quill.focus();
  element.scrollIntoView({ block: 'center' });
  quill.focus();
  if (element instanceof HTMLImageElement) return selectPicture(quill, element);
  const blot = QuillClass.find(element, true);
  if (!blot || blot instanceof QuillClass) return;
  const start = quill.getIndex(blot);
  const at = words ? element.textContent.toLowerCase().indexOf(words) : -1;
  if (words && at >= 0) quill.setSelection(start + at, words.length, 'user');
  else quill.setSelection(start, Math.max(0, element.textContent.length), 'user');
}

/** What is not stored as it stands: pictures on their way, and the line of a picture that has a caption. */
function isStored(element: Element): boolean {
  if (element instanceof HTMLImageElement) return !element.src.startsWith('blob:');
  return element.tagName !== 'P' || element.nextElementSibling?.tagName !== 'FIGCAPTION';
}
