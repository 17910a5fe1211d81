import { useState, type SubmitEvent } from 'react';
import { ApiError } from '../../../api/client.ts';
import { fetchSession, signIn } from '../../../api/session.ts';
import { type Login, type StaffIdentity } from '../../../contracts/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/fields.tsx';
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

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setError('');
    const outcome = await enter({ email: String(form.get('email')), password: String(form.get('password')) });
    setIsBusy(false);
    if ('error' in outcome) setError(outcome.error);
    else onSignedIn(outcome.admin);
  };

  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <InputField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
      />
      <InputField label="Password" name="password" type="password" autoComplete="current-password" required />
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
