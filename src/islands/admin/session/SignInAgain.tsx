import { useSyncExternalStore } from 'react';
import type { SignedIn } from '#contracts/answers/session.ts';
import { GateDialog } from './GateDialog.tsx';
import { LoginForm } from './LoginForm.tsx';
import { isSessionMissed, observeSession, reasonToSignIn, resumeWaitingCalls } from './session-gate.ts';

/** Over whatever is on the screen, until the session is back. It cannot be dismissed: the text below cannot be saved without. */
export function SignInAgain({ email, onSignedIn }: { email: string; onSignedIn: (admin: SignedIn) => void }) {
  const isMissed = useSyncExternalStore(observeSession, isSessionMissed, () => false);
  if (!isMissed) return null;
  return (
    <GateDialog title="Please sign in again" className="dialog-opaque max-w-md">
      <p>
        {reasonToSignIn() || 'Your session has ended.'} What you have written is still here; sign in and go
        on.
      </p>
      <LoginForm
        email={email}
        onSignedIn={(admin) => {
          onSignedIn(admin);
          resumeWaitingCalls();
        }}
      />
    </GateDialog>
  );
}
