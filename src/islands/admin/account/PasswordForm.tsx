import { changeProfile } from '#api/staff.ts';
import { passwordBytes } from '#contracts/session.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '../session/PasswordField.tsx';
import { askToSignIn } from '../session/session-gate.ts';
import { useAccountForm } from './use-account-form.ts';

/** A changed password ends every session of the account, this one too: the portal asks for the new one. */
export function PasswordForm() {
  const { messages, isBusy, onSubmit } = useAccountForm(async ({ currentPassword = '', password = '' }) => {
    await changeProfile({ currentPassword, password });
    askToSignIn('Your password is changed. Use the new one from now on, here and on every other screen.');
  }, 'Password changed');
  return (
    <form noValidate className="card grid gap-4 p-6" onSubmit={(event) => void onSubmit(event)}>
      <h3 className="font-semibold">Change your password</h3>
      <PasswordField
        label="Present password"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={messages['currentPassword']}
      />
      <PasswordField
        label="New password"
        hint={`${passwordBytes.min} letters or more. You will sign in again with it.`}
        name="password"
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
