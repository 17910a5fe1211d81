import { useSyncExternalStore } from 'react';
import { useEffect, useId, useRef } from 'react';
import type { SignedIn } from '#contracts/answers/session.ts';
import { LoginForm } from './LoginForm.tsx';
import { isSessionMissed, observeSession, reasonToSignIn, resumeWaitingCalls } from './session-gate.ts';

/** Over whatever is on the screen, until the session is back. It cannot be dismissed: the text below cannot be saved without. */
export function SignInAgain({ email, onSignedIn }: { email: string; onSignedIn: (admin: SignedIn) => void }) {
  const isMissed = useSyncExternalStore(observeSession, isSessionMissed, () => false);
  return isMissed ? <SignInDialog email={email} onSignedIn={onSignedIn} /> : null;
}

function SignInDialog({ email, onSignedIn }: { email: string; onSignedIn: (admin: SignedIn) => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      className="dialog dialog-opaque max-w-md"
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
    >
      <div className="grid gap-5 p-6">
        <h2 id={titleId} className="font-display text-2xl">
          Please sign in again
        </h2>
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
      </div>
    </dialog>
  );
}
