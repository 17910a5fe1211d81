import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/client.ts';
import { changeStaff, endOtherSessions, staffUrl } from '#api/staff.ts';
import type { StaffAccount, StaffChange, StaffIdentity } from '#contracts/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { NewAccountForm } from './NewAccountForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Who may sign in. */
export function StaffAccounts({ admin }: { admin: StaffIdentity }) {
  const { data: accounts, isError } = useQuery<StaffAccount[]>({ queryKey: [staffUrl], staleTime: 0 });
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: [staffUrl] });

  async function run(work: () => Promise<unknown>, title: string) {
    setIsBusy(true);
    try {
      await withSession(work);
      showToast({ title });
    } catch (error) {
      const description = (error instanceof ApiError && error.problem?.error) || 'Please try again.';
      showToast({ title: 'Error', description, variant: 'destructive' });
    }
    setIsBusy(false);
    await refresh();
  }
  const change = (account: StaffAccount, next: StaffChange, title: string) =>
    run(() => changeStaff(account.id, next), title);

  return (
    <section aria-label="Staff" className="desk grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <div className="grid gap-4">
        <h2 className="font-display text-subheading">Staff accounts</h2>
        {isError && <p role="alert">The accounts cannot be read right now.</p>}
        <ul className="card divide-y divide-sand-200 empty:hidden">
          {accounts?.map((account) => (
            <li key={account.id} className="flex flex-wrap items-center gap-3 px-5 py-3">
              <span className="mr-auto break-all">
                {account.email}
                {account.id === admin.id && ' (you)'}
              </span>
              {!account.isActive && <Badge tone="sand">Deactivated</Badge>}
              <Button
                size="small"
                variant="quiet"
                disabled={isBusy}
                aria-label={`${account.isActive ? 'Deactivate' : 'Activate'} ${account.email}`}
                onClick={() =>
                  void change(
                    account,
                    { isActive: !account.isActive },
                    account.isActive ? 'Account deactivated' : 'Account activated',
                  )
                }
              >
                {account.isActive ? 'Deactivate' : 'Activate'}
              </Button>
            </li>
          ))}
        </ul>
        <Button
          size="small"
          className="justify-self-start"
          disabled={isBusy}
          onClick={() => void run(endOtherSessions, 'Signed out everywhere else')}
        >
          Sign me out everywhere else
        </Button>
      </div>
      <div className="grid gap-8">
        <NewAccountForm onAdded={refresh} />
        <PasswordForm adminId={admin.id} />
      </div>
    </section>
  );
}
