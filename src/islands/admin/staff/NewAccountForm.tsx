import { addStaff } from '#api/staff.ts';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import { useAccountForm } from './use-account-form.ts';

export function NewAccountForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const { messages, isBusy, onSubmit } = useAccountForm(async ({ email = '', password = '' }) => {
    await addStaff(email, password);
    await onAdded();
  }, 'Account added');
  return (
    <form noValidate className="card grid gap-4 p-6" onSubmit={(event) => void onSubmit(event)}>
      <h3 className="font-semibold">Add somebody</h3>
      <InputField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        required
        error={messages['email']}
      />
      <InputField
        label="First password"
        hint="12 letters or more. They can change it after signing in."
        name="password"
        type="password"
        autoComplete="new-password"
        required
        error={messages['password']}
      />
      <Button type="submit" size="small" className="justify-self-start" busy={isBusy}>
        Add account
      </Button>
    </form>
  );
}
