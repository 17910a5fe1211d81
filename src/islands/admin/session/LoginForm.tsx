import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '#api/client.ts';
import { fetchSession, signIn } from '#api/session.ts';
import { type Login, type StaffIdentity } from '#contracts/session.ts';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import { PasswordField } from './PasswordField.tsx';
import { sessionHasEnded } from './sign-out.ts';

/** E-mail and password; used on its own and, when a session ends in mid-writing, over the open form. */
export function LoginForm({
  onSignedIn,
  email,
}: {
  onSignedIn: (admin: StaffIdentity) => void;
  email?: string;
}) {
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // A dialog that opens around this form takes the mark for its first focus, too.
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    const first = fields.find(({ value }) => value === '');
    first?.setAttribute('autofocus', '');
    first?.focus();
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    setIsBusy(true);
    setError('');
    const outcome = await enter({
      email: String(values.get('email')),
      password: String(values.get('password')),
    });
    setIsBusy(false);
    if ('error' in outcome) setError(outcome.error);
    else onSignedIn(outcome.admin);
  };

  return (
    <form ref={form} className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <InputField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <p role="alert" className="desk-alert empty:hidden">
        {error}
      </p>
      <Button type="submit" variant="primary" busy={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign In to Admin Portal'}
      </Button>
    </form>
  );
}

async function enter(login: Login): Promise<{ admin: StaffIdentity } | { error: string }> {
  try {
    await sessionHasEnded();
    await signIn(login);
    const admin = await fetchSession();
    return admin ? { admin } : { error: 'Authentication failed after login. Please try again.' };
  } catch (error) {
    if (error instanceof ApiError) return { error: error.problem?.error ?? 'Login failed' };
    return { error: 'Network error during login. Please try again.' };
  }
}
