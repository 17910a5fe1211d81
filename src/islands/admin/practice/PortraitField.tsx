import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { FileField } from '../images/FileField.tsx';
import { LibraryDialog } from '../images/LibraryDialog.tsx';
import { useUpload } from '../images/use-upload.ts';

interface PortraitFieldProps {
  /** Its path; empty where it is the site's own, or drawn. */
  value: string;
  error: string | undefined;
  onChange: (path: string) => void;
}

/** A picture of somebody: from the device, or one of the library. */
export function PortraitField({ value, error, onChange }: PortraitFieldProps) {
  const uploads = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [isPicking, setIsPicking] = useState(false);

  async function start(file: File) {
    setRefusal(undefined);
    const outcome = await uploads.uploadFeatured(file);
    if (input.current) input.current.value = '';
    if ('image' in outcome) onChange(outcome.image.imagePath);
    else setRefusal(outcome.error);
  }

  return (
    <div className="grid gap-2">
      {value && (
        <div className="flex items-center gap-3">
          <img
            src={`${value}?w=480`}
            alt="The portrait"
            className="size-24 rounded-full bg-sand-100 object-cover"
          />
          <Button size="small" variant="quiet" onClick={() => onChange('')}>
            Remove portrait
          </Button>
        </div>
      )}
      <FileField
        label="Portrait"
        input={input}
        disabled={uploads.isUploading}
        error={refusal ?? error}
        onFile={(file) => void start(file)}
      />
      <p role="status" className="field-hint">
        {uploads.isUploading
          ? 'Uploading the portrait...'
          : 'Upright, the face in the middle. Without one it is the portrait the site came with, or the initials.'}
      </p>
      <Button
        size="small"
        variant="quiet"
        className="justify-self-start"
        disabled={uploads.isUploading}
        onClick={() => setIsPicking(true)}
      >
        Choose from library
      </Button>
      {uploads.carriers}
      {isPicking && (
        <LibraryDialog
          onClose={() => setIsPicking(false)}
          onPick={({ imagePath }) => {
            setIsPicking(false);
            onChange(imagePath);
          }}
        />
      )}
    </div>
  );
}
