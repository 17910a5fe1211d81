import { useEffect, useId, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { sentenceOf } from '#api/client.ts';
import { confirmPassword } from '#api/session.ts';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import { answerPasswordAsked, isPasswordAsked, observeSession } from './session-gate.ts';

/** Asks for the password before what must not be done at a desk somebody has left; then what was asked for goes on. */
export function PasswordAgain() {
  const isAsked = useSyncExternalStore(observeSession, isPasswordAsked, () => false);
  return isAsked ? <PasswordDialog /> : null;
}

function PasswordDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    ref.current?.showModal();
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setIsBusy(true);
    setError('');
    try {
      await confirmPassword(password);
      answerPasswordAsked(true);
    } catch (failure) {
      const sentence = sentenceOf(failure);
      setError(sentence ?? 'This could not be checked. Please try again.');
    }
    setIsBusy(false);
  };

  return (
    <dialog
      ref={ref}
      className="dialog desk dialog-narrow"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        answerPasswordAsked(false);
      }}
    >
      <form className="grid gap-5 p-6" onSubmit={(event) => void submit(event)}>
        <h2 id={titleId} className="font-display text-2xl">
          Is it still you?
        </h2>
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
          <Button size="small" variant="quiet" onClick={() => answerPasswordAsked(false)}>
            Cancel
          </Button>
        </div>
      </form>
    </dialog>
  );
}
