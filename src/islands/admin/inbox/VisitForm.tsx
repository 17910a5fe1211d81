import { useEffect, useRef } from 'react';
import type { AppointmentItem } from '#contracts/answers/inbox.ts';
import { visitHint } from '#practice/visits.ts';
import { Button } from '#ui/Button.tsx';
import { FieldLock, InputField } from '#ui/fields.tsx';
import { jumpTo } from '#ui/jump-to.ts';
import type { StatusChange } from './use-status-change.ts';
import { useVisit } from './use-visit.ts';

interface VisitFormProps {
  item: AppointmentItem;
  change: StatusChange;
  onClose: () => void;
}

/** When they come, on the clock of the office: asked for on the way to Confirmed, and whenever it changes. */
export function VisitForm({ item, change, onClose }: VisitFormProps) {
  const visit = useVisit(item, change, onClose);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [date, time] = form.current?.querySelectorAll('input') ?? [];
    (date?.value ? time : date)?.focus();
  }, []);
  return (
    <form
      ref={form}
      noValidate
      aria-label="Date and time of the visit"
      className="desk-answer"
      onSubmit={(event) => {
        event.preventDefault();
        const missing = visit.date ? '[type=time]' : '[type=date]';
        if (!visit.submit()) jumpTo(form.current?.querySelector<HTMLInputElement>(missing));
      }}
    >
      <FieldLock value={change.isBusy}>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <InputField
            type="date"
            label="Date of the visit"
            value={visit.date}
            error={visit.missing.date || undefined}
            onChange={({ target }) => visit.write({ date: target.value })}
          />
          <InputField
            type="time"
            label="Time (office time)"
            step={300}
            value={visit.time}
            error={visit.missing.time || undefined}
            onChange={({ target }) => visit.write({ time: target.value })}
          />
        </div>
      </FieldLock>
      <p role="status" className="text-sm text-ink-700 empty:hidden">
        {visitHint(visit.date, visit.time)}
      </p>
      <VisitButtons
        item={item}
        isBusy={change.isBusy}
        onWithout={visit.saveWithout}
        onCancel={() => {
          visit.forget();
          onClose();
        }}
      />
    </form>
  );
}

interface VisitButtonsProps {
  item: AppointmentItem;
  isBusy: boolean;
  onWithout: () => void;
  onCancel: () => void;
}

function VisitButtons({ item, isBusy, onWithout, onCancel }: VisitButtonsProps) {
  const isConfirmed = item.status === 'confirmed';
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="small" variant="primary" busy={isBusy}>
        {isConfirmed ? 'Save the visit' : 'Confirm this visit'}
      </Button>
      {(!isConfirmed || item.visitAt) && (
        <Button size="small" disabled={isBusy} onClick={onWithout}>
          {isConfirmed ? 'Remove date and time' : 'Confirm without a date'}
        </Button>
      )}
      <Button size="small" variant="quiet" disabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
