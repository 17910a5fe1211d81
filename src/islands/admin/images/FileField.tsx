import { useState, type RefObject } from 'react';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';

interface FileFieldProps {
  label: string;
  error?: string | undefined;
  /** What has been chosen, to be shown until something becomes of it. */
  fileName?: string | undefined;
  disabled?: boolean;
  input?: RefObject<HTMLInputElement | null>;
  describedBy?: string;
  onFile: (file: File) => void;
}

/** One picture from the device, chosen or dropped. The browser's own field lies, unseen, over all of ours. */
export function FileField({
  label,
  error,
  fileName,
  disabled = false,
  input,
  describedBy,
  onFile,
}: FileFieldProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <Field label={label} error={error}>
      {({ className: _, required: __, ...wiring }) => (
        <div className="desk-drop" data-over={isOver || undefined} data-disabled={disabled || undefined}>
          <Icon d="M4 17v2a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-2M12 15V4M7.5 8.500 12 4l4.500 4.500" />
          <span aria-hidden="true">
            {fileName ?? (
              <>
                <b>Choose a picture</b> or drop it here
              </>
            )}
          </span>
          <input
            {...wiring}
            {...(describedBy ? { 'aria-describedby': describedBy } : {})}
            ref={input}
            type="file"
            accept="image/*"
            disabled={disabled}
            onDragOver={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) onFile(file);
            }}
          />
        </div>
      )}
    </Field>
  );
}
