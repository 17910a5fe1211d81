import { useState } from 'react';
import { endOtherSessions } from '#api/staff.ts';
import type { SignedIn } from '#contracts/answers/session.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { showError } from '../show-error.ts';
import { roleName } from '../staff/words.ts';
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
  const [isBusy, setIsBusy] = useState(false);
  async function end() {
    setIsBusy(true);
    try {
      await withSession(endOtherSessions);
      showToast({ title: 'Signed out everywhere else' });
    } catch {
      showError('Please try again.');
    }
    setIsBusy(false);
  }
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
