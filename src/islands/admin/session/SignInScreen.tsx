import { type StaffIdentity } from '#contracts/session.ts';
import { practice } from '#practice/practice.ts';
import { Button } from '#ui/Button.tsx';
import { LoginForm } from './LoginForm.tsx';

interface SignInScreenProps {
  onSignedIn: (admin: StaffIdentity) => void;
  /** Set while the server does not know of the last sign-out; tells it again. */
  onRetrySignOut: (() => void) | undefined;
}

/** The portal of somebody who is not signed in. */
export function SignInScreen({ onSignedIn, onRetrySignOut }: SignInScreenProps) {
  return (
    <div className="grid min-h-dvh place-items-center bg-seaglass-50 p-4">
      <section className="w-full max-w-md rounded-smile border border-sand-200 bg-white p-6 shadow-soft sm:p-9">
        <p className="mb-1 font-semibold text-ink-700">{practice.name}</p>
        <h1 className="mb-2 font-display text-3xl">Admin Portal</h1>
        <p className="mb-7 text-ink-700">For the practice’s team. Patients find everything on the website.</p>
        {onRetrySignOut && (
          <div role="alert" className="desk-alert mb-7 grid justify-items-start gap-3">
            <p>
              You have left this screen, but the server could not be told. Your session may still be open.
            </p>
            <Button size="small" onClick={onRetrySignOut}>
              Sign out again
            </Button>
          </div>
        )}
        <LoginForm onSignedIn={onSignedIn} />
      </section>
    </div>
  );
}
