import { type ReactNode } from 'react';
import { undecided } from '#contracts/appointment.ts';
import type { FormFieldSpec } from '#contracts/request-forms.ts';
import { formFields } from '#contracts/sending.ts';
import { services } from '#practice/services.ts';
import { InputField, Options, SelectField, TextareaField } from '#ui/fields.tsx';
import type { Messages } from './filled-form.ts';
import type { FormWords } from './words.ts';

interface FormFieldsProps {
  /** Keeps ids apart where two forms share a page. */
  prefix: string;
  fields: readonly FormFieldSpec[];
  messages: Messages;
  /** Hints that depend on what is typed. */
  hints?: Partial<Record<string, ReactNode>>;
  words: FormWords;
}

/** The fields are the browser's own and keep their text themselves: what is typed before this runs stays. */
export function FormFields({ prefix, fields, messages, hints = {}, words }: FormFieldsProps) {
  return (
    <>
      {fields.map((field) => (
        <FormField key={field.name} {...{ prefix, field, hints, words }} error={messages[field.name]} />
      ))}
      <input type="hidden" name={formFields.key} defaultValue="" />
      <input type="hidden" name="language" defaultValue={words.language} />
      <div className="sr-only" aria-hidden="true">
        <label>
          Website
          <input name={formFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

interface FormFieldProps extends Pick<FormFieldsProps, 'prefix' | 'hints' | 'words'> {
  field: FormFieldSpec;
  error: string | undefined;
}

function FormField({ prefix, field, hints = {}, words, error }: FormFieldProps) {
  const { name, label, kind, required, autoComplete, half, answers } = field;
  const common = {
    id: `${prefix}-${name}`,
    name,
    label,
    required,
    error,
    hint: hints[name] ?? field.hint,
    autoComplete,
    className: half ? 'content-start' : 'sm:col-span-2',
  };
  if (kind === 'textarea') return <TextareaField {...common} rows={5} />;
  if (kind === 'select' || kind === 'choice')
    return (
      <SelectField {...common}>
        <option value={undecided}>{words.undecided}</option>
        <Options of={answers ? Object.entries(answers) : services.map(({ id, title }) => [id, title])} />
      </SelectField>
    );
  return <InputField {...common} type={kind} />;
}
