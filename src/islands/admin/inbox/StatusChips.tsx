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

const chipStyle =
  'min-h-8 flex-none cursor-pointer rounded-[0.625rem] border-[1.5px] border-transparent px-2.5 font-semibold text-ink-800 hover:bg-seaglass-100 focus-visible:outline-offset-[-3px] aria-pressed:border-ink-700 aria-pressed:bg-white pointer-coarse:min-h-11';

interface StatusChipsProps {
  filter: InboxFilter;
  counts: InboxCounts | undefined;
  onFilter: (filter: InboxFilter) => void;
}

/** Work still open is the default; one tap narrows it down, and each says how many there are. */
export function StatusChips({ filter, counts, onFilter }: StatusChipsProps) {
  const other = chips.some((chip) => chip.filter === filter) ? undefined : others[filter];
  return (
    <div role="group" aria-label="Show" className="flex [scrollbar-width:none] gap-1 overflow-x-auto py-0.5">
      {chips.map((chip) => {
        const amount = counts?.[chip.count] ?? 0;
        const isUrgent = chip.urgent !== undefined && (counts?.[chip.urgent] ?? 0) > 0;
        return (
          <button
            key={chip.filter}
            type="button"
            className={chipStyle}
            aria-pressed={filter === chip.filter}
            onClick={() => onFilter(chip.filter)}
          >
            {chip.name}{' '}
            <span
              className={
                isUrgent
                  ? 'rounded-lg bg-coral-100 px-1.5 font-bold text-coral-700 tabular-nums'
                  : 'font-normal tabular-nums'
              }
            >
              {shown(amount, chip.count)}
            </span>
          </button>
        );
      })}
      {other && (
        <button type="button" className={chipStyle} aria-pressed="true" onClick={() => onFilter('open')}>
          {other}
        </button>
      )}
    </div>
  );
}

/** Counts by the clock end somewhere. */
const shown = (amount: number, count: keyof InboxCounts) =>
  count === 'late' && amount >= countedAtMost ? `${countedAtMost}+` : amount;
