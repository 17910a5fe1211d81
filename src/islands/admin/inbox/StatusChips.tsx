import type { InboxCounts } from '#contracts/answers/inbox.ts';
import type { InboxFilter } from '#contracts/inbox.ts';
import { countedAtMost } from '#contracts/inbox.ts';

interface Chip {
  filter: InboxFilter;
  name: string;
  count: keyof InboxCounts;
  /** Where this count is not zero, somebody is waiting for us. */
  urgent?: keyof InboxCounts;
}

const chips: readonly Chip[] = [
  { filter: 'open', name: 'Open', count: 'open' },
  { filter: 'late', name: 'Late', count: 'late', urgent: 'late' },
  { filter: 'new', name: 'New', count: 'new' },
  { filter: 'contacted', name: 'Waiting', count: 'waiting', urgent: 'again' },
  { filter: 'confirmed', name: 'Confirmed', count: 'confirmed' },
  { filter: 'done', name: 'Done', count: 'done' },
  { filter: 'spam', name: 'Quarantine', count: 'quarantine' },
];

/** Filters that addresses lead to and that have no place of their own in the row. */
const others: Partial<Record<InboxFilter, string>> = {
  all: 'Everything',
  again: 'To call again',
  today: 'Confirmed for today',
  unsent: 'Mail not sent',
  pending: 'New',
  declined: 'Declined',
  closed: 'Done',
};

export const filterName = (filter: InboxFilter): string =>
  chips.find((chip) => chip.filter === filter)?.name ?? others[filter] ?? filter;

interface StatusChipsProps {
  filter: InboxFilter;
  counts: InboxCounts | undefined;
  onFilter: (filter: InboxFilter) => void;
}

/** Work still open is the default; one tap narrows it down, and each says how many there are. */
export function StatusChips({ filter, counts, onFilter }: StatusChipsProps) {
  const other = chips.some((chip) => chip.filter === filter) ? undefined : others[filter];
  return (
    <div role="group" aria-label="Show" className="desk-chips">
      {chips.map((chip) => {
        const amount = counts?.[chip.count] ?? 0;
        const isUrgent = chip.urgent !== undefined && (counts?.[chip.urgent] ?? 0) > 0;
        return (
          <button
            key={chip.filter}
            type="button"
            aria-pressed={filter === chip.filter}
            data-urgent={isUrgent || undefined}
            onClick={() => onFilter(chip.filter)}
          >
            {chip.name} <span className="desk-chip-count">{shown(amount, chip.count)}</span>
          </button>
        );
      })}
      {other && (
        <button type="button" aria-pressed="true" onClick={() => onFilter('open')}>
          {other}
        </button>
      )}
    </div>
  );
}

/** Counts by the clock end somewhere. */
const shown = (amount: number, count: keyof InboxCounts) =>
  count === 'late' && amount >= countedAtMost ? `${countedAtMost}+` : amount;
