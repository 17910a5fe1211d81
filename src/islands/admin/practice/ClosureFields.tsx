import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import type { AnnouncementFields } from './announcement-fields.ts';

type Closures = AnnouncementFields['closures'];

interface ClosureFieldsProps {
  closures: Closures;
  messages: Record<string, string>;
  onChange: (closures: Closures) => void;
}

/** A row for each day or span the office is closed beside its week. */
export function ClosureFields({ closures, messages, onChange }: ClosureFieldsProps) {
  const change = (index: number, part: Partial<Closures[number]>) =>
    onChange(closures.map((closure, at) => (at === index ? { ...closure, ...part } : closure)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Closures</legend>
      <p className="field-hint">
        Days the office is closed beside its week and the holidays it knows. From seven days before, every
        page says so by itself where there is no notice.
      </p>
      {closures.map(({ from, to, reason }, index) => (
        // Rows have no other name than their place, and hold nothing but what stands in `closures`.
        <div
          key={index}
          role="group"
          aria-label={`Closure ${index + 1}`}
          className="grid grid-cols-[10rem_10rem_minmax(0,1fr)_auto] items-end gap-x-4 gap-y-2 border-b border-sand-200 pb-3 max-sm:grid-cols-2"
        >
          <InputField
            label="First day"
            name={`closures.${index}.from`}
            type="date"
            value={from}
            error={messages[`closures.${index}.from`]}
            onChange={({ target }) => change(index, { from: target.value })}
          />
          <InputField
            label="Last day"
            name={`closures.${index}.to`}
            type="date"
            min={from}
            value={to}
            error={to ? messages[`closures.${index}.to`] : undefined}
            onChange={({ target }) => change(index, { to: target.value })}
          />
          <InputField
            label="Reason"
            className="max-sm:col-span-full"
            name={`closures.${index}.reason`}
            autoComplete="off"
            value={reason}
            error={messages[`closures.${index}.reason`]}
            onChange={({ target }) => change(index, { reason: target.value })}
          />
          <Button
            size="small"
            variant="quiet"
            className="max-sm:col-span-full max-sm:justify-self-start"
            onClick={() => onChange(closures.filter((_, at) => at !== index))}
          >
            Remove<span className="sr-only"> closure {index + 1}</span>
          </Button>
        </div>
      ))}
      <Button
        size="small"
        className="justify-self-start"
        onClick={() => onChange([...closures, { from: '', to: '', reason: '' }])}
      >
        Add a closure
      </Button>
    </fieldset>
  );
}
