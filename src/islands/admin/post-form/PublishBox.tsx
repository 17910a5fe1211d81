import { type PostFields } from '#contracts/working-copy.ts';
import { InputField } from '#ui/fields.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { EndPreviews } from './EndPreviews.tsx';
import { Findings } from './Findings.tsx';
import { fromOfficeTime, officeDateTime } from './office-time.ts';
import { type Finding } from './publish-check.ts';
import { type FieldErrors } from './submit-post.ts';

interface PublishBoxProps {
  fields: PostFields;
  /** Null for a new one. */
  postId: string | null;
  errors: FieldErrors;
  findings: Finding[];
  findingsId: string;
  onChange: (changes: Partial<PostFields>) => void;
  onGoTo: (finding: Finding) => void;
}

/** Draft, published or at a set time; and what a reader would stumble over. */
export function PublishBox({
  fields,
  postId,
  errors,
  findings,
  findingsId,
  onChange,
  onGoTo,
}: PublishBoxProps) {
  return (
    <fieldset className="desk-box">
      <legend>Publishing</legend>
      <Checkbox
        name="published"
        className="gap-3 justify-self-start font-semibold"
        checked={fields.published}
        onChange={(published) => onChange({ published })}
      >
        Published
      </Checkbox>
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
      <Findings id={findingsId} findings={findings} onGoTo={onGoTo} />
      {postId && <EndPreviews postId={postId} />}
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
