import { endOtherSessions } from '#api/staff.ts';
import type { SignedIn } from '#contracts/answers/session.ts';
import { Button } from '#ui/Button.tsx';
import { roleName } from '../staff/words.ts';
import { useAct } from '../use-act.ts';
import { NameForm } from './NameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** Everybody's own: who they are to colleagues, and how they get in. */
export function Account({ admin }: { admin: SignedIn }) {
  return (
    <section aria-labelledby="account-title" className="desk grid gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="account-title" className="font-display text-subheading">
          Your account
        </h2>
        <p className="text-ink-700">
          {admin.email} · {roleName[admin.role]}
        </p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <NameForm admin={admin} />
          <EverywhereElse />
        </div>
        <div className="grid gap-6">
          <SecondFactor admin={admin} />
          <PasswordForm />
        </div>
      </div>
    </section>
  );
}

function EverywhereElse() {
  const { isBusy, act } = useAct('Please try again.');
  const end = () => act(endOtherSessions, { title: 'Signed out everywhere else' });
  return (
    <div className="card grid gap-4 p-6">
      <h3 className="font-semibold">Other screens</h3>
      <p>Left a computer without signing out? This ends every session of yours but this one.</p>
      <Button size="small" className="justify-self-start" busy={isBusy} onClick={() => void end()}>
        Sign me out everywhere else
      </Button>
    </div>
  );
}
