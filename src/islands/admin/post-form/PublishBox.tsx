import { useDeferredValue, useId, useMemo } from 'react';
import { type PostFields } from '../../../contracts/working-copy.ts';
import { InputField } from '../../../ui/fields.tsx';
import { fromOfficeTime, officeDateTime } from './office-time.ts';
import { findingsOf } from './publish-findings.ts';
import { type FieldErrors } from './submit-post.ts';

interface PublishBoxProps {
  fields: PostFields;
  errors: FieldErrors;
  onChange: (changes: Partial<PostFields>) => void;
}

/** Draft, published or at a set time; and what a reader would stumble over. */
export function PublishBox({ fields, errors, onChange }: PublishBoxProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-4 rounded-2xl border border-sand-200 bg-sand-50 p-4">
      <legend className="px-2 font-semibold">Publishing</legend>
      <div className="flex items-center gap-3">
        <input
          id={id}
          name="published"
          type="checkbox"
          className="size-5 accent-ink-700"
          checked={fields.published}
          onChange={(event) => onChange({ published: event.target.checked })}
        />
        <label htmlFor={id} className="font-semibold">
          Published
        </label>
      </div>
      {fields.published && (
        <InputField
          label="Publish at (office time)"
          name="publishAt"
          type="datetime-local"
          value={fields.publishAt}
          error={errors.publishAt}
          hint={publishHint(fields.publishAt)}
          onChange={(event) => onChange({ publishAt: event.target.value })}
        />
      )}
      <Findings fields={fields} />
    </fieldset>
  );
}

function publishHint(publishAt: string): string {
  const at = fromOfficeTime(publishAt);
  if (!at) return 'Leave empty to publish now.';
  return Date.parse(at) > Date.now()
    ? `Patients see it from ${officeDateTime(at)}.`
    : 'Already past: patients see it now.';
}

function Findings({ fields }: { fields: PostFields }) {
  const settled = useDeferredValue(fields);
  const findings = useMemo(() => findingsOf(settled), [settled]);
  if (findings.length === 0) return null;
  return (
    <div>
      <p className="mb-1 text-sm font-semibold">Before you publish</p>
      <ul className="grid gap-1.5 text-sm">
        {findings.map(({ kind, text }) => (
          <li key={text} data-kind={kind} className="desk-finding">
            {kind === 'must' && <strong>Needed: </strong>}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
