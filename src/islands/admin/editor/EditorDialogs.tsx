import { DescribeDialog } from './DescribeDialog.tsx';
import { ImageDialog } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { attributesOf, insertPicture, putInPlace, uploadInto, type Uploader } from './pictures.ts';
import { altOf, indexOf, selectPicture, setAlt, type PlacedPicture } from './placed-pictures.ts';
import { type Quill } from './quill-types.ts';

export type OpenDialog =
  | { kind: 'link'; href: string; text: string }
  | { kind: 'insert'; index: number }
  | { kind: 'describe' | 'replace'; picture: PlacedPicture };

interface EditorDialogsProps {
  quill: Quill;
  dialog: OpenDialog;
  uploader: Uploader;
  onClose: () => void;
}

/** Whatever asks something about the text; each gives the focus back to where the answer went. */
export function EditorDialogs({ quill, dialog, uploader, onClose }: EditorDialogsProps) {
  /** Back to the text, once the modal dialog no longer keeps the focus. */
  const close = (after: () => void) => {
    onClose();
    requestAnimationFrame(() => {
      quill.focus();
      after();
    });
  };
  if (dialog.kind === 'link')
    return (
      <LinkDialog
        quill={quill}
        href={dialog.href}
        text={dialog.text}
        onClose={(caret) =>
          close(() => {
            quill.setSelection(caret, 0, 'silent');
            // What is typed behind a link is not part of it.
            if (quill.getFormat()['link']) quill.format('link', false, 'user');
          })
        }
      />
    );
  if (dialog.kind === 'insert')
    return (
      <ImageDialog
        kind="insert"
        alt=""
        onClose={() => close(() => undefined)}
        onFile={(file, alt) => uploadInto(quill, dialog.index, [file], uploader, alt)}
        onPick={(image, alt) => insertPicture(quill, dialog.index, attributesOf(image, alt))}
      />
    );
  const { picture } = dialog;
  if (dialog.kind === 'describe')
    return (
      <DescribeDialog
        src={picture.src}
        alt={altOf(picture)}
        onClose={() => close(() => selectPicture(quill, picture))}
        onDescribe={(alt) => setAlt(quill, picture, alt)}
      />
    );
  return (
    <ImageDialog
      kind="replace"
      alt={altOf(picture)}
      onClose={() => close(() => undefined)}
      onFile={(file, alt) => {
        const index = indexOf(quill, picture);
        putInPlace(quill, picture, undefined);
        if (index !== undefined) uploadInto(quill, index, [file], uploader, alt);
      }}
      onPick={(image, alt) => putInPlace(quill, picture, attributesOf(image, alt))}
    />
  );
}
