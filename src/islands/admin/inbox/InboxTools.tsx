import { useEffect, useState } from 'react';
import { type InboxSearch } from '#api/inbox.ts';
import type { InboxSummary } from '#contracts/answers/inbox.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { Button } from '#ui/Button.tsx';
import { ExportButton } from './ExportButton.tsx';
import { isWholeDay } from './open-requests.ts';

interface InboxToolsProps {
  search: InboxSearch;
  summary: InboxSummary | undefined;
  onResource: (resource: InboxResource) => void;
  onSearch: (text: string) => void;
  onDialog: (dialog: 'entry' | 'print' | 'keys') => void;
}

const resourceName: Record<InboxResource, string> = { appointments: 'Appointments', contacts: 'Messages' };
/** As long as a pause between two letters. */
const pauseMs = 200;

/** One line above the list: which kind, the search, and what can be done with all of it. */
export function InboxTools({ search, summary, onResource, onSearch, onDialog }: InboxToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div
        role="group"
        aria-label="What to show"
        className="flex rounded-xl bg-sand-200 p-0.5 max-sm:mr-auto"
      >
        {(['appointments', 'contacts'] as const).map((resource) => (
          <button
            key={resource}
            type="button"
            className="flex min-h-[2.125rem] cursor-pointer items-center gap-1.5 rounded-[0.625rem] px-3 font-semibold aria-pressed:bg-white aria-pressed:shadow-soft pointer-coarse:min-h-11"
            aria-pressed={search.resource === resource}
            onClick={() => onResource(resource)}
          >
            {resourceName[resource]}
            {summary && summary[resource].new > 0 && (
              <span className="badge">{summary[resource].new} new</span>
            )}
          </button>
        ))}
      </div>
      <SearchBox key={search.resource} text={search.q} onSearch={onSearch} />
      <div className="flex gap-1">
        <Button size="small" onClick={() => onDialog('entry')}>
          New entry
        </Button>
        <Button size="small" variant="quiet" className="max-sm:hidden" onClick={() => onDialog('print')}>
          {isWholeDay(search) ? 'Print today' : 'Print list'}
        </Button>
        <span className="contents max-sm:hidden">
          <ExportButton search={search} />
        </span>
        <Button
          size="small"
          variant="quiet"
          className="pointer-coarse:hidden"
          aria-label="Keys"
          onClick={() => onDialog('keys')}
        >
          ?
        </Button>
      </div>
    </div>
  );
}

/** Searches while somebody types; emptied, it shows everything again at once. */
function SearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const sought = typed.trim();
  useEffect(() => {
    if (sought === text) return;
    const timer = setTimeout(() => onSearch(sought), sought === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [sought, text, onSearch]);
  return (
    <form
      role="search"
      className="min-w-40 flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(sought);
      }}
    >
      <input
        type="search"
        aria-label="Search"
        className="field-control"
        placeholder="Search name, phone, reference"
        autoComplete="off"
        data-inbox-search=""
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
