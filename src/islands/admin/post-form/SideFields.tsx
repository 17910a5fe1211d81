import type { StaffPost } from '#contracts/answers/post.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { postCategories } from '#practice/post-categories.ts';
import { InputField, Options, SelectField, TextareaField } from '#ui/fields.tsx';
import { FeaturedImageField } from '../images/FeaturedImageField.tsx';
import { type UploadOutcome } from '../images/use-direct-upload.tsx';
import { Appearance } from './Appearance.tsx';
import { PublishBox } from './PublishBox.tsx';
import { excerptHint, slugHint } from './field-hints.ts';
import { type Finding } from './publish-check.ts';
import { type FieldErrors } from './submit-post.ts';

interface SideFieldsProps {
  fields: PostFields;
  post: StaffPost | null;
  errors: FieldErrors;
  findings: Finding[];
  findingsId: string;
  upload: (file: File, onProgress: (share: number) => void) => Promise<UploadOutcome>;
  onChange: (changes: Partial<PostFields>) => void;
  onGoTo: (finding: Finding) => void;
}

/** Everything about a post beside its title and text. */
export function SideFields({ upload, findings, findingsId, onGoTo, ...form }: SideFieldsProps) {
  const { fields, post, errors, onChange } = form;
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 text-[1rem] lg:col-start-2 lg:row-start-1 lg:py-5 lg:pr-5 lg:pl-1">
      <InputField
        label="Slug"
        name="slug"
        value={fields.slug}
        error={errors.slug}
        hint={slugHint(fields, post)}
        onChange={(event) => onChange({ slug: event.target.value })}
      />
      <TextareaField
        label="Excerpt"
        name="excerpt"
        rows={3}
        value={fields.excerpt}
        error={errors.excerpt}
        hint={excerptHint(fields)}
        onChange={(event) => onChange({ excerpt: event.target.value })}
      />
      <SelectField
        label="Category"
        name="category"
        value={fields.category}
        error={errors.category}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        <option value="">None</option>
        <Options of={postCategories.map(({ slug, name }) => [slug, name])} />
      </SelectField>
      <FeaturedImageField fields={fields} errors={errors} upload={upload} onChange={onChange} />
      <PublishBox postId={post?.id ?? null} {...{ fields, errors, findings, findingsId, onChange, onGoTo }} />
      <Appearance fields={fields} post={post} />
    </div>
  );
}
