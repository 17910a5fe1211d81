import { Quill as QuillClass } from 'react-quill';
import { type Quill, type Range } from './quill-types.ts';

/** A picture that stands in the text. The node is the picture itself and stays while the text around it changes. */
export type PlacedPicture = HTMLImageElement;

/** The picture that is selected, alone. */
export function selectedPicture(quill: Quill, range: Range | null): PlacedPicture | undefined {
  if (range?.length !== 1) return undefined;
  const [leaf] = quill.getLeaf(range.index + 1);
  // Behind the end of a line, the leaf is already the first of the next one.
  if (!leaf || quill.getIndex(leaf) !== range.index) return undefined;
  return leaf.domNode instanceof HTMLImageElement ? leaf.domNode : undefined;
}

/** Where it stands; nothing once it has been taken out. */
export function indexOf(quill: Quill, picture: PlacedPicture): number | undefined {
  const blot = quill.root.contains(picture) ? QuillClass.find(picture) : null;
  return blot && !(blot instanceof QuillClass) ? quill.getIndex(blot) : undefined;
}

export function selectPicture(quill: Quill, picture: PlacedPicture): void {
  const index = indexOf(quill, picture);
  if (index !== undefined) quill.setSelection(index, 1, 'user');
}

export const altOf = (picture: PlacedPicture) => picture.getAttribute('alt') ?? '';

export function setAlt(quill: Quill, picture: PlacedPicture, alt: string): void {
  const index = indexOf(quill, picture);
  if (index !== undefined) quill.formatText(index, 1, 'alt', alt || false, 'user');
}

/** Takes it out, with its caption, and leaves the cursor in its place. */
export function removePicture(quill: Quill, picture: PlacedPicture): void {
  const index = indexOf(quill, picture);
  if (index === undefined) return;
  const caption = captionOf(quill, picture);
  if (caption) quill.deleteText(caption.index, caption.length, 'user');
  quill.deleteText(index, 1, 'user');
  quill.setSelection(index, 0, 'user');
}

/** The caption's line below the picture, if it has one. */
export function captionOf(
  quill: Quill,
  picture: PlacedPicture,
): { index: number; length: number } | undefined {
  const index = indexOf(quill, picture);
  if (index === undefined) return undefined;
  const [line] = quill.getLine(index);
  const next = line?.next;
  if (!next || (next.domNode as Element).tagName !== 'FIGCAPTION') return undefined;
  return { index: quill.getIndex(next), length: next.length() };
}

/** To the picture's caption, which is made if there is none: the picture then has a line of its own. */
export function goToCaption(quill: Quill, picture: PlacedPicture): void {
  const caption = captionOf(quill, picture);
  if (caption) return quill.setSelection(caption.index + caption.length - 1, 0, 'user');
  const index = indexOf(quill, picture);
  if (index === undefined) return;
  const [line, offset] = quill.getLine(index);
  if (!line) return;
  const isLast = offset === line.length() - 2;
  if (!isLast) quill.insertText(index + 1, '\n', 'user');
  if (offset > 0) quill.insertText(index, '\n', 'user');
  const at = index + (offset > 0 ? 1 : 0) + 2;
  quill.insertText(at, '\n', { caption: true }, 'user');
  quill.setSelection(at, 0, 'user');
}

const pictureWidths = { small: 240, medium: 480 } as const;
export type PictureWidth = keyof typeof pictureWidths | 'full';

export function widthOf(picture: PlacedPicture): PictureWidth {
  const width = Number(picture.getAttribute('width')) || Infinity;
  if (width >= naturalSize(picture).width) return 'full';
  return width <= pictureWidths.small ? 'small' : width <= pictureWidths.medium ? 'medium' : 'full';
}

/** Never wider than it is. */
export function setWidth(quill: Quill, picture: PlacedPicture, width: PictureWidth): void {
  const index = indexOf(quill, picture);
  const natural = naturalSize(picture);
  if (index === undefined || natural.width === 0) return;
  const wanted = width === 'full' ? natural.width : Math.min(natural.width, pictureWidths[width]);
  const height = Math.max(1, Math.round((wanted * natural.height) / natural.width));
  quill.formatText(index, 1, { width: String(wanted), height: String(height) }, 'user');
  selectPicture(quill, picture);
}

function naturalSize(picture: PlacedPicture): { width: number; height: number } {
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}
