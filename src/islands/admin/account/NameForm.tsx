import { useQueryClient } from '@tanstack/react-query';
import { sessionUrl } from '#api/session.ts';
import { changeProfile } from '#api/staff.ts';
import type { SignedIn } from '#contracts/answers/session.ts';
import { staffNameLimit } from '#contracts/session.ts';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import { useAccountForm } from './use-account-form.ts';

/** What colleagues see beside what somebody does. */
export function NameForm({ admin }: { admin: SignedIn }) {
  const client = useQueryClient();
  const { messages, isBusy, onSubmit } = useAccountForm(async ({ name = '' }) => {
    const saved = await changeProfile({ name });
    client.setQueryData([sessionUrl], { ...admin, name: saved.name });
  }, 'Name saved');
  return (
    <form noValidate className="card grid gap-4 p-6" onSubmit={(event) => void onSubmit(event)}>
      <h3 className="font-semibold">Your name</h3>
      <InputField
        key={admin.name}
        label="Name"
        hint="Colleagues see it beside what you do. Patients do not."
        name="name"
        autoComplete="name"
        maxLength={staffNameLimit}
        defaultValue={admin.name}
        required
        error={messages['name']}
      />
      <Button type="submit" size="small" className="justify-self-start" busy={isBusy}>
        Save name
      </Button>
    </form>
  );
}
