import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError, codeOf, sentenceOf } from '#api/client.ts';
import { fetchSession, signIn } from '#api/session.ts';
import type { SignedIn } from '#contracts/answers/session.ts';
import type { Login } from '#contracts/session.ts';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { PasswordField } from './PasswordField.tsx';
import { sessionHasEnded } from './sign-out.ts';

/** E-mail and password; used on its own and, when a session ends in mid-writing, over the open form. */
export function LoginForm({ onSignedIn, email }: { onSignedIn: (admin: SignedIn) => void; email?: string }) {
  const [error, setError] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
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
      ...(asksForCode && { code: String(values.get('code')) }),
    });
    setIsBusy(false);
    if ('asksForCode' in outcome) setAsksForCode(true);
    else if ('error' in outcome) setError(outcome.error);
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
      {/* Asked for once the password was right; the focus goes there then. */}
      {asksForCode && (
        <InputField
          ref={focusOnMount}
          label="Code"
          hint="The six digits your app shows, or one of your recovery codes."
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          required
        />
      )}
      <p role="alert" className="desk-alert empty:hidden">
        {error}
      </p>
      <Button type="submit" variant="primary" busy={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign In to Admin Portal'}
      </Button>
    </form>
  );
}

async function enter(login: Login): Promise<{ admin: SignedIn } | { error: string } | { asksForCode: true }> {
  try {
    await sessionHasEnded();
    await signIn(login);
    const admin = await fetchSession();
    return admin ? { admin } : { error: 'Authentication failed after login. Please try again.' };
  } catch (error) {
    if (codeOf(error) === 'second-factor') return { asksForCode: true };
    if (error instanceof ApiError) return { error: sentenceOf(error) ?? 'Login failed' };
    return { error: 'Network error during login. Please try again.' };
  }
}
