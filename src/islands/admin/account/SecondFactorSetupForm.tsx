import { turnOnSecondFactor } from '#api/second-factor.ts';
import type { SecondFactorSetup } from '#contracts/answers/second-factor.ts';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import { QrCode } from './QrCode.tsx';
import { useAccountForm } from './use-account-form.ts';

interface SecondFactorSetupFormProps {
  setup: SecondFactorSetup;
  onOn: (codes: string[]) => void;
}

/** The secret goes into the app, a first code proves that it is there. */
export function SecondFactorSetupForm({ setup, onOn }: SecondFactorSetupFormProps) {
  const { messages, isBusy, onSubmit } = useAccountForm(async ({ code = '' }) => {
    const { codes } = await turnOnSecondFactor(setup.setup, code);
    onOn(codes);
  }, 'Second factor turned on');
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void onSubmit(event)}>
      <ol className="grid list-decimal gap-3 pl-5">
        <li>Open an authenticator app on your phone and let it read this picture.</li>
        <li>
          No camera? Type this key into the app: <code className="break-all">{grouped(setup.secret)}</code>
        </li>
        <li>Enter the six digits the app shows.</li>
      </ol>
      <QrCode text={setup.uri} label="Picture for your authenticator app" />
      <InputField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="max-w-48"
        required
        error={messages['code']}
      />
      <Button type="submit" size="small" variant="primary" className="justify-self-start" busy={isBusy}>
        Turn on
      </Button>
    </form>
  );
}

const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
