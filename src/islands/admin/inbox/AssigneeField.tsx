import { useQuery } from '@tanstack/react-query';
import { changeRequest } from '#api/inbox.ts';
import { colleaguesUrl } from '#api/staff.ts';
import type { InboxDetail } from '#contracts/answers/inbox.ts';
import type { Colleague } from '#contracts/answers/session.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { Options, SelectField } from '#ui/fields.tsx';
import { withSession } from '../session/session-gate.ts';
import { showError } from '../show-error.ts';
import { useRefreshInbox } from './use-inbox.ts';

/** Who looks after it, so that nobody else does. */
export function AssigneeField({ resource, item }: { resource: InboxResource; item: InboxDetail }) {
  const { data: colleagues = [] } = useQuery<Colleague[]>({ queryKey: [colleaguesUrl] });
  const refresh = useRefreshInbox();
  const { assignee } = item;
  const isListed = !assignee || colleagues.some(({ id }) => id === assignee.id);
  const choices = isListed ? colleagues : [...colleagues, assignee];

  async function give(assigneeId: string | null) {
    try {
      await withSession(() => changeRequest(resource, item.id, { assigneeId }));
    } catch {
      showError('This was not saved. Please try again.');
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
      <Options of={choices.map(({ id, name }) => [id, name])} />
    </SelectField>
  );
}
