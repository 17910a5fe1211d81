import { useState } from 'react';
import { type InboxSearch } from '../../../api/inbox.ts';
import type { InboxFilter, InboxResource, InboxSummary } from '../../../contracts/inbox.ts';
import { requestStatuses } from '../../../contracts/request-status.ts';
import { Button } from '../../../ui/Button.tsx';
import { InputField, SelectField } from '../../../ui/fields.tsx';
import { ExportButton } from './ExportButton.tsx';
import { statusName } from './words.ts';

interface InboxToolbarProps {
  search: InboxSearch;
  summary: InboxSummary | undefined;
  onSearch: (change: Partial<InboxSearch>) => void;
  onAdd: () => void;
  onPrint: () => void;
}

const resourceName: Record<InboxResource, string> = { appointments: 'Appointments', contacts: 'Messages' };

export function InboxToolbar({ search, summary, onSearch, onAdd, onPrint }: InboxToolbarProps) {
  const [text, setText] = useState(search.q);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <div role="group" aria-label="What to show" className="mr-auto flex flex-wrap gap-2">
          {(['appointments', 'contacts'] as const).map((resource) => (
            <Button
              key={resource}
              size="small"
              variant={search.resource === resource ? 'secondary' : 'quiet'}
              aria-pressed={search.resource === resource}
              onClick={() => onSearch({ resource, page: 1 })}
            >
              {resourceName[resource]}
              {summary && summary[resource].unread > 0 && (
                <span className="badge">{summary[resource].unread} new</span>
              )}
            </Button>
          ))}
        </div>
        <Button size="small" onClick={onAdd}>
          New entry
        </Button>
        <Button size="small" variant="quiet" onClick={onPrint}>
          Print today
        </Button>
        <ExportButton search={search} />
      </div>
      <form
        role="search"
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch({ q: text.trim(), page: 1 });
        }}
      >
        <InputField
          className="min-w-48 flex-1"
          label="Search"
          type="search"
          placeholder="Name, phone, reference …"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <SelectField
          className="min-w-40"
          label="Show"
          value={search.filter || 'inbox'}
          onChange={({ target }) =>
            onSearch({ filter: target.value === 'inbox' ? '' : (target.value as InboxFilter), page: 1 })
          }
        >
          <option value="inbox">All but spam</option>
          <option value="open">Still open</option>
          <option value="late">Late</option>
          {requestStatuses.map((status) => (
            <option key={status} value={status}>
              {statusName[status]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" size="small" className="mb-1">
          Search
        </Button>
      </form>
    </div>
  );
}
