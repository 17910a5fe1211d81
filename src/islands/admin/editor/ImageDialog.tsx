import { useState, type SyntheticEvent } from 'react';
import type { LibraryImage } from '#contracts/answers/image.ts';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import { DeskDialog } from '../DeskDialog.tsx';
import { FileField } from '../images/FileField.tsx';
import { ImagePicker } from '../images/ImagePicker.tsx';

interface ImageDialogProps {
  /** A new picture in the text, or another one in the place of one that is there. */
  kind: 'insert' | 'replace';
  /** How the picture to be replaced is described. */
  alt: string;
  onClose: () => void;
  onFile: (file: File, alt: string) => void;
  onPick: (image: LibraryImage, alt: string) => void;
}

/** From the device, or one that is already there. */
export function ImageDialog({ kind, alt, onClose, onFile, onPick }: ImageDialogProps) {
  const [file, setFile] = useState<File>();
  const [description, setDescription] = useState(alt);
  const [error, setError] = useState<string>();
  const name = kind === 'insert' ? 'Add image' : 'Replace image';

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!file) return setError('Choose an image to upload.');
    onFile(file, description.trim());
    onClose();
  };

  return (
    <DeskDialog onClose={onClose} title={name} size="broad">
      <form className="grid items-start gap-4 md:grid-cols-2" noValidate onSubmit={submit}>
        <FileField label="Image file" error={error} fileName={file?.name} onFile={setFile} />
        <div className="grid gap-4">
          <InputField
            label="Description"
            name="alt"
            value={description}
            hint="What the picture shows, for patients who cannot see it."
            onChange={(event) => setDescription(event.target.value)}
          />
          <Button type="submit" variant="primary" size="small" className="justify-self-start">
            {name}
          </Button>
        </div>
      </form>
      <h3 className="mt-8 mb-3 font-display text-lg">Or take one from the library</h3>
      <ImagePicker
        onPick={(image) => {
          onPick(image, description.trim() || (image.description ?? ''));
          onClose();
        }}
      />
    </DeskDialog>
  );
}
