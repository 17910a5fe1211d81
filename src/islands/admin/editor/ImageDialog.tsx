import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { InputField } from '../../../ui/fields.tsx';
import { DeskDialog } from '../DeskDialog.tsx';

/** A new picture at a place in the text, or the description of one that stands there. */
export type ImageChoice =
  { kind: 'insert'; index: number } | { kind: 'describe'; index: number; alt: string };

interface ImageDialogProps {
  choice: ImageChoice;
  onClose: () => void;
  onFile: (file: File, alt: string) => void;
  onDescribe: (alt: string) => void;
}

export function ImageDialog({ choice, onClose, onFile, onDescribe }: ImageDialogProps) {
  const [error, setError] = useState<string>();
  const isNew = choice.kind === 'insert';

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React hands events of a dialog on to the post form it stands in.
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const alt = String(form.get('alt')).trim();
    const file = form.get('picture');
    if (isNew && (!(file instanceof File) || file.size === 0)) return setError('Choose an image to upload.');
    if (file instanceof File) onFile(file, alt);
    else onDescribe(alt);
    onClose();
  };

  return (
    <DeskDialog onClose={onClose} title={isNew ? 'Add image' : 'Describe image'} className="max-w-md">
      <form className="grid gap-4" noValidate onSubmit={submit}>
        {isNew && (
          <Field label="Image file" error={error}>
            {({ className: _, ...wiring }) => (
              <input {...wiring} type="file" name="picture" accept="image/*" className="desk-file" />
            )}
          </Field>
        )}
        <InputField
          label="Description"
          name="alt"
          defaultValue={isNew ? '' : choice.alt}
          hint="What the picture shows, for patients who cannot see it."
        />
        <Button type="submit" variant="primary" size="small" className="justify-self-start">
          {isNew ? 'Add image' : 'Save description'}
        </Button>
      </form>
    </DeskDialog>
  );
}
