import { changeStaff } from '../../../api/staff.ts';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/fields.tsx';
import { useAccountForm } from './use-account-form.ts';

/** A changed password ends every session of the account, this one too: the portal asks for the new one. */
export function PasswordForm({ adminId }: { adminId: string }) {
  const { messages, isBusy, onSubmit } = useAccountForm(
    ({ password = '' }) => changeStaff(adminId, { password }),
    'Password changed',
  );
  return (
    <form noValidate className="card grid gap-4 p-6" onSubmit={(event) => void onSubmit(event)}>
      <h3 className="font-semibold">Change your password</h3>
      <InputField
        label="New password"
        hint="12 letters or more. You will sign in again with it."
        name="password"
        type="password"
        autoComplete="new-password"
        required
        error={messages['password']}
      />
      <Button type="submit" size="small" className="justify-self-start" busy={isBusy}>
        Change password
      </Button>
    </form>
  );
}
