import { useEffect, useId, useRef, useState } from 'react';
import { type PostFields } from '../../../contracts/working-copy.ts';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/fields.tsx';
import { showToast } from '../../../ui/toast-event.ts';
import { LibraryDialog } from './LibraryDialog.tsx';
import { type UploadOutcome } from './use-upload.ts';

interface FeaturedImageFieldProps {
  fields: PostFields;
  errors: Partial<Record<keyof PostFields, string>>;
  upload: (file: File, onProgress: (share: number) => void) => Promise<UploadOutcome>;
  onChange: (changes: Partial<PostFields>) => void;
}

type State =
  { status: 'idle' } | { status: 'uploading'; share: number } | { status: 'error'; message: string };

/** The picture of the post's card and head, and its alt text. */
export function FeaturedImageField({ fields, errors, upload, onChange }: FeaturedImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ status: 'idle' });
  const [isPicking, setIsPicking] = useState(false);
  const isUploading = state.status === 'uploading';
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  });

  const take = (featuredImage: string) => {
    const { title, imageAlt } = latest.current;
    onChange({ featuredImage, ...(imageAlt.trim() ? {} : { imageAlt: `Featured image for ${title}` }) });
  };
  const start = async (file: File) => {
    setState({ status: 'uploading', share: 0 });
    const outcome = await upload(file, (share) => setState({ status: 'uploading', share }));
    if (input.current) input.current.value = '';
    if ('image' in outcome) {
      setState({ status: 'idle' });
      take(outcome.image.imagePath);
    } else {
      setState({ status: 'error', message: outcome.error });
      showToast({ title: 'Error', description: outcome.error, variant: 'destructive' });
    }
  };

  return (
    <div className="grid gap-4">
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Featured image
        </label>
        {fields.featuredImage && !isUploading && (
          <div className="grid gap-2">
            <img
              src={
                fields.featuredImage.startsWith('/api/blog-images/')
                  ? `${fields.featuredImage}?w=480`
                  : fields.featuredImage
              }
              alt={fields.imageAlt}
              className="aspect-video w-full rounded-2xl bg-sand-100 object-cover"
            />
            <Button
              size="small"
              variant="quiet"
              onClick={() => onChange({ featuredImage: '', imageAlt: '' })}
            >
              Remove image
            </Button>
          </div>
        )}
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          className="desk-file"
          disabled={isUploading}
          aria-invalid={state.status === 'error' || undefined}
          aria-describedby={`${id}-state`}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void start(file);
          }}
        />
        <div id={`${id}-state`} role="status">
          {state.status === 'uploading' && (
            <>
              <p className="text-sm">Uploading image...</p>
              <progress className="desk-progress" max={1} value={state.share} aria-label="Upload progress" />
            </>
          )}
          {state.status === 'error' && <p className="field-error">{state.message}</p>}
        </div>
        <Button size="small" disabled={isUploading} onClick={() => setIsPicking(true)}>
          Choose from library
        </Button>
      </div>
      <InputField
        label="Image alt text"
        name="imageAlt"
        value={fields.imageAlt}
        error={errors.imageAlt}
        hint="What the picture shows, for patients who cannot see it."
        onChange={(event) => onChange({ imageAlt: event.target.value })}
      />
      {isPicking && (
        <LibraryDialog
          onClose={() => setIsPicking(false)}
          onPick={({ imagePath }) => {
            setIsPicking(false);
            take(imagePath);
          }}
        />
      )}
    </div>
  );
}
