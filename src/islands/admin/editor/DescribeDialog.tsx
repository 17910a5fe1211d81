import { type SyntheticEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import { DeskDialog } from '../DeskDialog.tsx';

interface DescribeDialogProps {
  src: string;
  alt: string;
  onClose: () => void;
  onDescribe: (alt: string) => void;
}

/** The words for a picture of the text, beside the picture itself. */
export function DescribeDialog({ src, alt, onClose, onDescribe }: DescribeDialogProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDescribe(String(new FormData(event.currentTarget).get('alt')).trim());
    onClose();
  };
  return (
    <DeskDialog onClose={onClose} title="Describe image" size="narrow">
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <img src={src} alt="" className="max-h-48 w-full rounded-xl bg-sand-100 object-contain" />
        <InputField
          label="Description"
          name="alt"
          defaultValue={alt}
          hint="What the picture shows, for patients who cannot see it."
        />
        <Button type="submit" variant="primary" size="small" className="justify-self-start">
          Save description
        </Button>
      </form>
    </DeskDialog>
  );
}
