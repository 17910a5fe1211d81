import { useState, type SubmitEvent } from 'react';
import { askForReset } from '#api/account-links.ts';
import { sentenceOf } from '#api/client.ts';
import { resetHours } from '#contracts/account-link.ts';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';

/** A link by mail; what is said afterwards is the same whether there is such an account or not. */
export function ForgottenPassword() {
  const [state, setState] = useState<'closed' | 'asking' | 'busy' | 'sent'>('closed');
  const [error, setError] = useState('');
  async function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    setState('busy');
    setError('');
    try {
      await askForReset(email);
      setState('sent');
    } catch (failure) {
      const sentence = sentenceOf(failure);
      setError(sentence ?? 'This did not reach us. Please try again.');
      setState('asking');
    }
  }
  return (
    <div className="mt-4">
      <Button
        variant="quiet"
        size="small"
        className="-ml-5"
        aria-expanded={state !== 'closed'}
        onClick={() => setState(state === 'closed' ? 'asking' : 'closed')}
      >
        Forgot your password?
      </Button>
      {state === 'sent' ? (
        <p role="status" className="desk-notice mt-4">
          If there is an account with this address, a mail with a link is on its way. The link works once,
          within {resetHours === 1 ? 'an hour' : `${resetHours} hours`}.
        </p>
      ) : null}
      {(state === 'asking' || state === 'busy') && (
        <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void ask(event)}>
          <InputField
            label="Email of your account"
            name="email"
            type="email"
            autoComplete="username"
            required
          />
          <p role="alert" className="desk-alert empty:hidden">
            {error}
          </p>
          <Button type="submit" busy={state === 'busy'}>
            Send me a link
          </Button>
        </form>
      )}
    </div>
  );
}
