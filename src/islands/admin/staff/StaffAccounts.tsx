import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inviteAgain, sendReset, withdrawInvitation } from '#api/account-links.ts';
import { sentenceOf } from '#api/client.ts';
import { resetSecondFactor } from '#api/second-factor.ts';
import { changeStaff, staffUrl } from '#api/staff.ts';
import type { SentLink } from '#contracts/answers/account-link.ts';
import type { StaffAccount, StaffIdentity } from '#contracts/answers/session.ts';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { showError } from '../show-error.ts';
import { InviteForm } from './InviteForm.tsx';
import { LinkToCopy } from './LinkToCopy.tsx';
import { StaffRow, type StaffActs } from './StaffRow.tsx';

/** Who may sign in, and what they may do. */
export function StaffAccounts({ admin }: { admin: StaffIdentity }) {
  const { data: accounts, isError } = useQuery<StaffAccount[]>({ queryKey: [staffUrl], staleTime: 0 });
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [toHandOver, setToHandOver] = useState<{ name: string; link: string }>();
  const refresh = () => client.invalidateQueries({ queryKey: [staffUrl] });

  async function run<Answer>(work: () => Promise<Answer>, title: string): Promise<Answer | undefined> {
    setIsBusy(true);
    setToHandOver(undefined);
    let answer: Answer | undefined;
    try {
      answer = await withSession(work);
      showToast({ title });
    } catch (error) {
      showError(sentenceOf(error) ?? 'Please try again.');
    }
    setIsBusy(false);
    await refresh();
    return answer;
  }
  async function send({ name }: StaffAccount, work: () => Promise<SentLink>, title: string) {
    const sent = await run(work, title);
    if (sent?.link) setToHandOver({ name, link: sent.link });
  }
  const acts: StaffActs = {
    change: (account, next, title) => void run(() => changeStaff(account.id, next), title),
    inviteAgain: (account) => void send(account, () => inviteAgain(account.id), 'Invitation sent'),
    withdraw: (account) => void run(() => withdrawInvitation(account.id), 'Invitation withdrawn'),
    sendReset: (account) => void send(account, () => sendReset(account.id), 'Reset link sent'),
    resetSecondFactor: (account) => void run(() => resetSecondFactor(account.id), 'Second factor taken away'),
  };

  return (
    <section aria-label="Staff" className="desk grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
      <div className="grid gap-4">
        <h2 className="font-display text-subheading">Staff accounts</h2>
        {isError && <p role="alert">The accounts cannot be read right now.</p>}
        {!accounts && !isError && <p role="status">Loading...</p>}
        {toHandOver && <LinkToCopy {...toHandOver} />}
        <ul className="card divide-y divide-sand-200 empty:hidden">
          {accounts?.map((account) => (
            <StaffRow
              key={account.id}
              account={account}
              isSelf={account.id === admin.id}
              isBusy={isBusy}
              acts={acts}
            />
          ))}
        </ul>
      </div>
      <InviteForm onInvited={refresh} />
    </section>
  );
}
