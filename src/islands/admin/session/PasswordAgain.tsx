import { useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { sentenceOf } from '#api/client.ts';
import { confirmPassword } from '#api/session.ts';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import { GateDialog } from './GateDialog.tsx';
import { answerPasswordAsked, isPasswordAsked, observeSession } from './session-gate.ts';

const decline = () => answerPasswordAsked(false);

/** Asks for the password before what must not be done at a desk somebody has left; then what was asked for goes on. */
export function PasswordAgain() {
  const isAsked = useSyncExternalStore(observeSession, isPasswordAsked, () => false);
  if (!isAsked) return null;
  return (
    <GateDialog title="Is it still you?" className="desk dialog-narrow" onDecline={decline}>
      <PasswordForm />
    </GateDialog>
  );
}

function PasswordForm() {
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setIsBusy(true);
    setError('');
    try {
      await confirmPassword(password);
      answerPasswordAsked(true);
    } catch (failure) {
      setError(sentenceOf(failure) ?? 'This could not be checked. Please try again.');
    }
    setIsBusy(false);
  };

  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <p>You signed in a while ago. Please enter your password to go on.</p>
      <InputField
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <p role="alert" className="desk-alert empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" busy={isBusy}>
          Go on
        </Button>
        <Button size="small" variant="quiet" onClick={decline}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
