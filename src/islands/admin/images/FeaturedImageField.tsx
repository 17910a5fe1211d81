import { useEffect, useId, useRef, useState } from 'react';
import { type PostFields } from '#contracts/working-copy.ts';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import { showError } from '../show-error.ts';
import { FileField } from './FileField.tsx';
import { LibraryDialog } from './LibraryDialog.tsx';
import { type UploadOutcome } from './use-direct-upload.tsx';

interface FeaturedImageFieldProps {
  fields: PostFields;
  errors: Partial<Record<keyof PostFields, string>>;
  upload: (file: File, onProgress: (share: number) => void) => Promise<UploadOutcome>;
  onChange: (changes: Partial<PostFields>) => void;
}

type State =
  | { status: 'idle' }
  | { status: 'uploading'; share: number }
  | { status: 'error'; message: string };

/** The picture of the post's card and head, and its alt text. */
export function FeaturedImageField({ fields, errors, upload, onChange }: FeaturedImageFieldProps) {
  const id = useId();
  const [isPicking, setIsPicking] = useState(false);
  const { input, state, start, take } = useFeaturedImage(fields, upload, onChange);
  const isUploading = state.status === 'uploading';
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        {fields.featuredImage && !isUploading && (
          <PresentImage fields={fields} onRemove={() => onChange({ featuredImage: '', imageAlt: '' })} />
        )}
        <FileField
          label="Featured image"
          input={input}
          disabled={isUploading}
          error={state.status === 'error' ? state.message : undefined}
          describedBy={`${id}-state`}
          onFile={(file) => void start(file)}
        />
        <div id={`${id}-state`} role="status">
          <UploadState state={state} />
        </div>
        <Button
          size="small"
          variant="quiet"
          className="-ml-3 justify-self-start"
          disabled={isUploading}
          onClick={() => setIsPicking(true)}
        >
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
          onPick={({ imagePath, description }) => {
            setIsPicking(false);
            take(imagePath, description ?? '');
          }}
        />
      )}
    </div>
  );
}

/** The picture on its way into the post. */
function useFeaturedImage(
  fields: PostFields,
  upload: FeaturedImageFieldProps['upload'],
  onChange: FeaturedImageFieldProps['onChange'],
) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ status: 'idle' });
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  });

  /** With the words that are known for the picture; a new one is at first described by the title. */
  const take = (featuredImage: string, known = '') => {
    const { title, imageAlt } = latest.current;
    onChange({
      featuredImage,
      ...(imageAlt.trim() ? {} : { imageAlt: known || `Featured image for ${title}` }),
    });
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
      showError(outcome.error);
    }
  };
  return { input, state, start, take };
}

function PresentImage({ fields, onRemove }: { fields: PostFields; onRemove: () => void }) {
  const { featuredImage, imageAlt } = fields;
  return (
    <div className="grid gap-2">
      <img
        src={featuredImage.startsWith('/api/blog-images/') ? `${featuredImage}?w=480` : featuredImage}
        alt={imageAlt}
        className="aspect-video w-full rounded-xl bg-sand-100 object-cover"
      />
      <Button size="small" variant="quiet" onClick={onRemove}>
        Remove image
      </Button>
    </div>
  );
}

function UploadState({ state }: { state: State }) {
  if (state.status === 'error') return <span className="sr-only">{state.message}</span>;
  if (state.status === 'idle') return null;
  return (
    <>
      <p className="text-sm">Uploading image...</p>
      <progress className="desk-progress" max={1} value={state.share} aria-label="Upload progress" />
    </>
  );
}
