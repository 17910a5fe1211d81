import { useState, type SubmitEvent } from 'react';
import { ApiError } from '../../../api/client.ts';
import { addRequest } from '../../../api/inbox.ts';
import { undecided } from '../../../contracts/appointment.ts';
import { appointmentForm, type FormFieldSpec } from '../../../contracts/request-forms.ts';
import { services } from '../../../practice/services.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InputField, SelectField, TextareaField } from '../../../ui/fields.tsx';
import { withSession } from '../session/session-gate.ts';
import { useRefreshInbox } from './use-inbox.ts';

interface DeskEntryDialogProps {
  onClose: () => void;
  onAdded: (id: string) => void;
}

/** A request somebody makes by phone or at the desk. The e-mail address may be missing. */
export function DeskEntryDialog({ onClose, onAdded }: DeskEntryDialogProps) {
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefreshInbox();

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    setIsBusy(true);
    setTrouble('');
    try {
      const item = await withSession(() => addRequest('appointments', body));
      await refresh();
      onAdded(item.id);
      onClose();
    } catch (error) {
      const details = error instanceof ApiError ? (error.problem?.details ?? []) : [];
      setMessages(Object.fromEntries(details.map(({ path, message }) => [path[0] ?? '', message])));
      if (details.length === 0) setTrouble('This was not saved. Please try again.');
      setIsBusy(false);
    }
  }
  return (
    <Dialog open title="Take down a request" onClose={onClose}>
      <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={(event) => void save(event)}>
        {appointmentForm.map((field) => (
          <EntryField key={field.name} field={field} error={messages[field.name]} />
        ))}
        <div className="sm:col-span-2">
          <p role="alert" className="field-error empty:hidden">
            {trouble}
          </p>
          <Button type="submit" variant="primary" busy={isBusy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function EntryField({ field, error }: { field: FormFieldSpec; error: string | undefined }) {
  const { name, label, kind, required, half } = field;
  const common = {
    name,
    label,
    error,
    required: required && name !== 'email',
    className: half ? 'content-start' : 'sm:col-span-2',
  };
  if (kind === 'textarea') return <TextareaField {...common} rows={3} />;
  if (kind === 'select')
    return (
      <SelectField {...common}>
        <option value={undecided}>Not sure yet</option>
        {services.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    );
  return <InputField {...common} type={kind} autoComplete="off" />;
}
