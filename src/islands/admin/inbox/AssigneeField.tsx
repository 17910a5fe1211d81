import { useQuery } from '@tanstack/react-query';
import { changeRequest } from '#api/inbox.ts';
import { staffUrl } from '#api/staff.ts';
import type { InboxDetail, InboxResource } from '#contracts/inbox.ts';
import type { StaffAccount } from '#contracts/session.ts';
import { SelectField } from '#ui/fields.tsx';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { useRefreshInbox } from './use-inbox.ts';
import { staffName } from './words.ts';

/** Who looks after it, so that nobody else does. */
export function AssigneeField({ resource, item }: { resource: InboxResource; item: InboxDetail }) {
  const { data: accounts = [] } = useQuery<StaffAccount[]>({ queryKey: [staffUrl] });
  const refresh = useRefreshInbox();
  const { assignee } = item;
  const choices = accounts.filter(({ id, isActive }) => isActive || id === assignee?.id);

  async function give(assigneeId: string | null) {
    try {
      await withSession(() => changeRequest(resource, item.id, { assigneeId }));
    } catch {
      showToast({
        title: 'Error',
        description: 'This was not saved. Please try again.',
        variant: 'destructive',
      });
    }
    await refresh();
  }
  return (
    <SelectField
      label="Looked after by"
      className="min-w-44"
      value={assignee?.id ?? ''}
      onChange={({ target }) => void give(target.value || null)}
    >
      <option value="">Nobody in particular</option>
      {choices.map(({ id, email }) => (
        <option key={id} value={id}>
          {staffName(email)}
        </option>
      ))}
    </SelectField>
  );
}
