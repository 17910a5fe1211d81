import type { SignedIn } from '#contracts/answers/session.ts';
import { Button } from '#ui/Button.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { LoginForm } from './LoginForm.tsx';
import { WayIn } from './WayIn.tsx';

interface SignInScreenProps {
  onSignedIn: (admin: SignedIn) => void;
  /** Set while the server does not know of the last sign-out; tells it again. */
  onRetrySignOut: (() => void) | undefined;
}

/** The portal of somebody who is not signed in. */
export function SignInScreen({ onSignedIn, onRetrySignOut }: SignInScreenProps) {
  return (
    <WayIn title="Admin Portal">
      <p className="mb-7 text-ink-700">For the practice’s team. Patients find everything on the website.</p>
      {onRetrySignOut && (
        <div role="alert" className="desk-alert mb-7 grid justify-items-start gap-3">
          <p>You have left this screen, but the server could not be told. Your session may still be open.</p>
          <Button size="small" onClick={onRetrySignOut}>
            Sign out again
          </Button>
        </div>
      )}
      <LoginForm onSignedIn={onSignedIn} />
      <ForgottenPassword />
    </WayIn>
  );
}
