import { useState, type SubmitEvent } from 'react';
import { fieldMessages } from '#api/client.ts';
import { addRequest } from '#api/inbox.ts';
import { undecided } from '#contracts/appointment.ts';
import { appointmentForm, type FormFieldSpec } from '#contracts/request-forms.ts';
import { services } from '#practice/services.ts';
import { Button } from '#ui/Button.tsx';
import { FieldLock, InputField, Options, SelectField, TextareaField } from '#ui/fields.tsx';
import { DeskDialog } from '../DeskDialog.tsx';
import { withSession } from '../session/session-gate.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { useRefreshInbox } from './use-inbox.ts';
import { languageName } from './words.ts';

interface DeskEntryDialogProps {
  onClose: () => void;
  onAdded: (reference: string) => void;
}

const draftKey = (name: string) => `entry ${name}`;

/** A call has no form that says what somebody speaks. */
const languageField = 'language';
const notAsked = 'unasked';

function forgetEntry(): void {
  for (const name of [...appointmentForm.map((field) => field.name), languageField])
    keepDraft(draftKey(name), '');
}

/**
 * A request somebody makes by phone or at the desk. The e-mail address may be missing. Closed by mistake in the middle of a
 * call, it opens again with what was typed.
 */
export function DeskEntryDialog({ onClose, onAdded }: DeskEntryDialogProps) {
  const { messages, isBusy, save } = useDeskEntry((reference) => {
    onClose();
    onAdded(reference);
  });
  return (
    <DeskDialog title="Take down a request" onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => void save(event)}
        onInput={({ target }) => {
          const { name, value } = target as HTMLInputElement;
          keepDraft(draftKey(name), value);
        }}
      >
        <FieldLock value={isBusy}>
          {appointmentForm.slice(0, -1).map((field) => (
            <EntryField key={field.name} field={field} error={messages[field.name]} />
          ))}
          <LanguageField error={messages[languageField]} />
          {appointmentForm.slice(-1).map((field) => (
            <EntryField key={field.name} field={field} error={messages[field.name]} />
          ))}
        </FieldLock>
        <div className="sm:col-span-2">
          <p role="alert" className="field-error empty:hidden">
            {messages['form']}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={isBusy}>
              Save
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                forgetEntry();
                onClose();
              }}
            >
              Discard
            </Button>
          </div>
        </div>
      </form>
    </DeskDialog>
  );
}

function useDeskEntry(onAdded: (reference: string) => void) {
  /** By field; `form` for all of it. */
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefreshInbox();

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { [languageField]: language, ...fields } = Object.fromEntries(new FormData(event.currentTarget));
    const body = { ...fields, language: language === notAsked ? null : language };
    setIsBusy(true);
    setMessages((shown) => ({ ...shown, form: '' }));
    try {
      const item = await withSession(() => addRequest('appointments', body));
      forgetEntry();
      await refresh();
      onAdded(item.reference);
    } catch (error) {
      setMessages(fieldMessages(error) ?? { form: 'This was not saved. Please try again.' });
      setIsBusy(false);
    }
  }
  return { messages, isBusy, save };
}

function EntryField({ field, error }: { field: FormFieldSpec; error: string | undefined }) {
  const { name, label, kind, required, half } = field;
  const common = {
    name,
    label,
    error,
    defaultValue: readDraft(draftKey(name)),
    required: required && name !== 'email',
    className: half ? 'content-start' : 'sm:col-span-2',
  };
  if (kind === 'textarea') return <TextareaField {...common} rows={3} />;
  if (kind === 'select')
    return (
      <SelectField {...common} defaultValue={common.defaultValue || undecided}>
        <option value={undecided}>Not sure yet</option>
        <Options of={services.map(({ id, title }) => [id, title])} />
      </SelectField>
    );
  return <InputField {...common} type={kind} autoComplete="off" />;
}

function LanguageField({ error }: { error: string | undefined }) {
  return (
    <SelectField
      name={languageField}
      label="Language"
      hint="In Spanish, answers by email begin in Spanish as well."
      error={error}
      defaultValue={readDraft(draftKey(languageField)) || notAsked}
      className="sm:col-span-2"
    >
      <option value={notAsked}>Not asked</option>
      <Options of={Object.entries(languageName)} />
    </SelectField>
  );
}
