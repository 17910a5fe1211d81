import type { StaffAccount } from '#contracts/answers/session.ts';
import { staffRoles, type StaffRole } from '#contracts/roles.ts';
import type { StaffChange } from '#contracts/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Options } from '#ui/fields.tsx';
import { officeMoment } from '../inbox/words.ts';
import { roleName } from './words.ts';

/** What an owner can do about one of the staff. */
export interface StaffActs {
  change: (account: StaffAccount, change: StaffChange, done: string) => void;
  inviteAgain: (account: StaffAccount) => void;
  withdraw: (account: StaffAccount) => void;
  sendReset: (account: StaffAccount) => void;
  resetSecondFactor: (account: StaffAccount) => void;
}

interface StaffRowProps {
  account: StaffAccount;
  isSelf: boolean;
  isBusy: boolean;
  acts: StaffActs;
}

/** One of the staff: who, since when not seen, what they may do. */
export function StaffRow({ account, isSelf, isBusy, acts }: StaffRowProps) {
  const { name, email, role, isActive, isPending, hasSecondFactor } = account;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_8.5rem_11.75rem] items-center gap-x-3 gap-y-1 px-5 py-2.5 max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:gap-x-2">
      <div className="grid min-w-0 max-sm:col-span-full">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          {isSelf && ' (you)'}
          {hasSecondFactor && <Badge tone="sand">Second factor</Badge>}
          {isPending && <Badge>Invited</Badge>}
          {!isActive && <Badge tone="sand">Deactivated</Badge>}
        </p>
        <p className="text-sm break-all text-ink-700">{email}</p>
        <p className="text-sm text-ink-700">{lastSeen(account)}</p>
      </div>
      <select
        className="field-control"
        aria-label={`Role of ${name}`}
        value={role}
        disabled={isBusy}
        onChange={({ target }) => acts.change(account, { role: target.value as StaffRole }, 'Role changed')}
      >
        <Options of={staffRoles.map((one) => [one, roleName[one]])} />
      </select>
      <div className="flex flex-wrap">
        {/* By key: a button of the invitation must not become one of the account under somebody's finger. */}
        <RowButtons key={String(isPending)} account={account} isSelf={isSelf} isBusy={isBusy} acts={acts} />
      </div>
    </li>
  );
}

function lastSeen({ lastLoginAt, isPending, invitedUntil }: StaffAccount): string {
  if (lastLoginAt) return `Last sign-in ${officeMoment(lastLoginAt)}`;
  if (!isPending) return 'Never signed in';
  const isOver = !invitedUntil || Date.parse(invitedUntil) < Date.now();
  return isOver ? 'The invitation is over' : `The link works until ${officeMoment(invitedUntil)}`;
}

function RowButtons({ account, isSelf, isBusy, acts }: StaffRowProps) {
  const { name, isActive, isPending, hasSecondFactor } = account;
  const button = (says: string, about: string, run: () => void) => (
    <Button size="small" variant="quiet" disabled={isBusy} aria-label={`${says}${about}`} onClick={run}>
      {says}
    </Button>
  );
  if (isPending)
    return (
      <>
        {button('Send again', `, the invitation of ${name}`, () => acts.inviteAgain(account))}
        {button('Withdraw', ` the invitation of ${name}`, () => acts.withdraw(account))}
      </>
    );
  const turned = isActive ? 'Account deactivated' : 'Account activated';
  return (
    <>
      {isActive && button('Reset link', ` for ${name}`, () => acts.sendReset(account))}
      {/* One's own is turned off behind one's name, which asks for a code of it. */}
      {hasSecondFactor &&
        !isSelf &&
        button('Reset code', ` of ${name}`, () => acts.resetSecondFactor(account))}
      {button(isActive ? 'Deactivate' : 'Activate', ` ${name}`, () =>
        acts.change(account, { isActive: !isActive }, turned),
      )}
    </>
  );
}
