import { useEffect, useRef, useState } from 'react';
import type { AppointmentItem } from '#contracts/inbox.ts';
import { officeClock } from '#practice/dates.ts';
import { visitHint } from '#practice/visits.ts';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import { jumpTo } from '#ui/jump-to.ts';
import { fromOfficeTime } from '../post-form/office-time.ts';
import { useDraft } from './drafts.ts';
import type { StatusChange } from './use-status-change.ts';

interface VisitFormProps {
  item: AppointmentItem;
  change: StatusChange;
  onClose: () => void;
}

/** When they come, on the clock of the office: asked for on the way to Confirmed, and whenever it changes. */
export function VisitForm({ item, change, onClose }: VisitFormProps) {
  const isConfirmed = item.status === 'confirmed';
  const known = presentVisit(item);
  const [kept, keep] = useDraft(`visit ${item.id}`);
  const { date, time } = kept ? (JSON.parse(kept) as typeof known) : known;
  const [missing, setMissing] = useState({ date: '', time: '' });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [dateField, timeField] = form.current?.querySelectorAll('input') ?? [];
    (dateField?.value ? timeField : dateField)?.focus();
  }, []);
  const write = (next: Partial<typeof known>) => {
    setMissing({ date: '', time: '' });
    keep(JSON.stringify({ date, time, ...next }));
  };

  async function save(visitAt: string | null) {
    const isSaved = isConfirmed ? await change.setVisit(visitAt) : await change.confirm(visitAt);
    if (!isSaved) return;
    keep('');
    onClose();
  }
  function submit() {
    const at = fromOfficeTime(`${date}T${time}`);
    if (at) return void save(at);
    setMissing({ date: date ? '' : 'Please choose the date.', time: time ? '' : 'Please choose the time.' });
    jumpTo(form.current?.querySelector<HTMLInputElement>(date ? '[type=time]' : '[type=date]'));
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label="Date and time of the visit"
      className="desk-answer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <InputField
          type="date"
          label="Date of the visit"
          value={date}
          error={missing.date || undefined}
          onChange={({ target }) => write({ date: target.value })}
        />
        <InputField
          type="time"
          label="Time (office time)"
          step={300}
          value={time}
          error={missing.time || undefined}
          onChange={({ target }) => write({ time: target.value })}
        />
      </div>
      <p role="status" className="text-sm text-ink-700 empty:hidden">
        {visitHint(date, time)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="primary" busy={change.isBusy}>
          {isConfirmed ? 'Save the visit' : 'Confirm this visit'}
        </Button>
        {(!isConfirmed || item.visitAt) && (
          <Button size="small" disabled={change.isBusy} onClick={() => void save(null)}>
            {isConfirmed ? 'Remove date and time' : 'Confirm without a date'}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          disabled={change.isBusy}
          onClick={() => {
            keep('');
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** What is known of it: the time agreed upon, else the day wished for, where that is still to come. */
function presentVisit({ visitAt, preferredDate }: AppointmentItem): { date: string; time: string } {
  if (visitAt) return officeClock(new Date(visitAt));
  const today = officeClock(new Date()).date;
  return { date: preferredDate && preferredDate >= today ? preferredDate : '', time: '' };
}
