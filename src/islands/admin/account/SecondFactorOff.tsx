import { turnOffSecondFactor } from '#api/second-factor.ts';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import { PasswordField } from '../session/PasswordField.tsx';
import { useAccountForm } from './use-account-form.ts';

/** It is on; turning it off asks for both, so that nobody does who only found a screen open. */
export function SecondFactorOff({ onOff }: { onOff: () => void }) {
  const { messages, isBusy, onSubmit } = useAccountForm(async ({ currentPassword = '', code = '' }) => {
    await turnOffSecondFactor(currentPassword, code);
    onOff();
  }, 'Second factor turned off');
  return (
    <>
      <p>It is on: signing in asks for a code of your app, or for one of your recovery codes.</p>
      <details>
        <summary className="cursor-pointer underline">Turn it off</summary>
        <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void onSubmit(event)}>
          <PasswordField
            label="Your password"
            name="currentPassword"
            autoComplete="current-password"
            required
            error={messages['currentPassword']}
          />
          <InputField
            label="Code of your app"
            name="code"
            autoComplete="one-time-code"
            className="max-w-48"
            required
            error={messages['code']}
          />
          <Button type="submit" size="small" className="justify-self-start" busy={isBusy}>
            Turn off the second factor
          </Button>
        </form>
      </details>
    </>
  );
}
