import { Quill as QuillClass } from 'react-quill';
import { type Quill } from './quill-types.ts';

/** Uploads one file; resolves to its address, or to nothing after the failure has been told to the editor. */
export type Uploader = (file: File) => Promise<string | undefined>;

const uploaders = new WeakMap<Quill, Uploader>();

/** Says what becomes of pictures that are pasted or dropped into this editor. */
export function receivePictures(quill: Quill, upload: Uploader): void {
  uploaders.set(quill, upload);
}

export function takeFiles(quill: Quill, index: number, files: File[]): void {
  const upload = uploaders.get(quill);
  if (upload) uploadInto(quill, index, files, upload);
}

/** Shows each picture at once and puts the stored one in its place when its upload ends; a failed one goes. */
export function uploadInto(quill: Quill, index: number, files: File[], upload: Uploader, alt = ''): void {
  files.forEach((file, offset) => {
    const preview = URL.createObjectURL(file);
    insertImage(quill, Math.min(index + offset, quill.getLength() - 1), preview, alt);
    void upload(file).then((path) => {
      replacePreview(quill, preview, path);
      URL.revokeObjectURL(preview);
    });
  });
}

function insertImage(quill: Quill, index: number, src: string, alt: string): void {
  quill.updateContents(
    [
      ...(index > 0 ? [{ retain: index }] : []),
      { insert: { image: src }, ...(alt ? { attributes: { alt } } : {}) },
    ],
    'user',
  );
  quill.setSelection(index + 1, 0, 'silent');
}

function replacePreview(quill: Quill, preview: string, path: string | undefined): void {
  const image = [...quill.root.querySelectorAll('img')].find((node) => node.getAttribute('src') === preview);
  const blot = image && QuillClass.find(image);
  if (!image || !blot || blot instanceof QuillClass) return;
  const index = quill.getIndex(blot);
  const alt = image.getAttribute('alt');
  quill.updateContents(
    [
      ...(index > 0 ? [{ retain: index }] : []),
      ...(path ? [{ insert: { image: path }, ...(alt ? { attributes: { alt } } : {}) }] : []),
      { delete: 1 },
    ],
    'user',
  );
}

interface PlacedPicture {
  index: number;
  node: HTMLElement;
}

/** The picture that is selected, or that the cursor stands right behind. */
export function pictureAt(quill: Quill, range: { index: number; length: number }): PlacedPicture | undefined {
  for (const index of range.length === 1 ? [range.index] : range.length === 0 ? [range.index - 1] : []) {
    const [leaf] = index >= 0 ? quill.getLeaf(index + 1) : [null];
    const node = leaf?.domNode;
    if (node instanceof HTMLImageElement) return { index, node };
  }
  return undefined;
}

export const altOf = ({ node }: PlacedPicture) => node.getAttribute('alt') ?? '';

export function setAlt(quill: Quill, index: number, alt: string): void {
  quill.formatText(index, 1, 'alt', alt || false, 'user');
}
