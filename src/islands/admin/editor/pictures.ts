import type { UploadedImage } from '#contracts/answers/image.ts';
import { indexOf, selectPicture, type PlacedPicture } from './placed-pictures.ts';
import { type Quill } from './quill-types.ts';

/** Uploads one file; resolves to the stored picture, or to nothing after the failure has been told to the editor. */
export type Uploader = (file: File) => Promise<UploadedImage | undefined>;

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
    insertPicture(quill, Math.min(index + offset, quill.getLength() - 1), { src: preview, alt });
    void uploadPreview(quill, preview, file, upload);
  });
}

/** Pictures that came with pasted text and stand in it already, as previews. */
export function uploadPasted(quill: Quill, pasted: { preview: string; file: File }[]): void {
  const upload = uploaders.get(quill);
  for (const { preview, file } of pasted) if (upload) void uploadPreview(quill, preview, file, upload);
}

async function uploadPreview(quill: Quill, preview: string, file: File, upload: Uploader): Promise<void> {
  const image = await upload(file);
  const shown = [...quill.root.querySelectorAll('img')].find((node) => node.getAttribute('src') === preview);
  if (shown) putInPlace(quill, shown, image && attributesOf(image, shown.getAttribute('alt') ?? ''));
  URL.revokeObjectURL(preview);
}

interface PictureAttributes {
  src: string;
  alt: string;
  width?: number;
  height?: number;
}

export const attributesOf = (
  { imagePath, width, height }: UploadedImage,
  alt: string,
): PictureAttributes => ({
  src: imagePath,
  alt,
  ...(width > 0 && height > 0 ? { width, height } : {}),
});

/** Puts a picture into the text and the cursor behind it. */
export function insertPicture(quill: Quill, index: number, picture: PictureAttributes): void {
  quill.updateContents([...before(index), insertion(picture)], 'user');
  quill.setSelection(index + 1, 0, 'silent');
}

/** Another picture, or none, where this one stands; one that was selected stays so. */
export function putInPlace(quill: Quill, old: PlacedPicture, picture: PictureAttributes | undefined): void {
  const index = indexOf(quill, old);
  if (index === undefined) return;
  const range = quill.getSelection();
  const wasSelected = range?.index === index && range.length === 1;
  quill.updateContents([...before(index), ...(picture ? [insertion(picture)] : []), { delete: 1 }], 'user');
  const [leaf] = picture ? quill.getLeaf(index + 1) : [null];
  if (wasSelected && leaf?.domNode instanceof HTMLImageElement) selectPicture(quill, leaf.domNode);
}

const before = (index: number) => (index > 0 ? [{ retain: index }] : []);

function insertion({ src, alt, width, height }: PictureAttributes) {
  const attributes = {
    ...(alt && { alt }),
    ...(width && height ? { width: String(width), height: String(height) } : {}),
  };
  return { insert: { image: src }, ...(Object.keys(attributes).length > 0 && { attributes }) };
}
