import { InputField, TextareaField } from '#ui/fields.tsx';
import { FactList } from './FactList.tsx';
import { PortraitField } from './PortraitField.tsx';
import type { FactFieldsProps } from './fact-fields-props.ts';
import { isDay, isHidden, isLong, isTime, partName } from './fact-words.ts';
import { emptyOf, type Part } from './schema-parts.ts';

/** The controls of a schema, in its order; what is typed is kept as typed, and judged when it is saved. */
export function FactFields(props: FactFieldsProps) {
  const { part, path, value, messages, onChange } = props;
  if (part.kind === 'group') return <Group {...props} parts={part.parts} />;
  if (part.kind === 'maybe') return <Maybe {...props} inner={part.inner} />;
  if (part.kind === 'list') return <FactList {...props} item={part.item} fields={FactFields} />;
  const name = path.split('.').at(-1) ?? '';
  if (name === 'portrait')
    return <PortraitField value={String(value ?? '')} error={messages[path]} onChange={onChange} />;
  const common = { label: partName(name), name: path, error: messages[path], autoComplete: 'off' };
  if (part.kind === 'lines' || isLong(name)) {
    const isList = part.kind === 'lines';
    return (
      <TextareaField
        {...common}
        rows={name === 'fullBio' ? 8 : 3}
        value={isList ? ((value ?? []) as string[]).join('\n') : String(value ?? '')}
        onChange={({ target }) => onChange(isList ? target.value.split('\n') : target.value)}
      />
    );
  }
  return (
    <InputField
      {...common}
      type={isTime(name) ? 'time' : isDay(name) ? 'date' : 'text'}
      inputMode={part.kind === 'number' ? 'numeric' : undefined}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(part.kind === 'number' ? toNumber(target.value) : target.value)}
    />
  );
}

/** A figure as one; whatever else was typed stays, for the check to name it. */
const toNumber = (text: string): unknown => (/^\d+$/.test(text.trim()) ? Number(text) : text);

function Group({ parts, path, value, onChange, ...rest }: FactFieldsProps & { parts: [string, Part][] }) {
  const values = (value ?? {}) as Record<string, unknown>;
  const shown = parts.filter(([name]) => !isHidden(name));
  return (
    <div
      className={
        path && parts.every(([name]) => isTime(name))
          ? 'grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-x-4 gap-y-3'
          : 'grid gap-4'
      }
    >
      {shown.map(([name, part]) => (
        <FactFields
          key={name}
          {...rest}
          part={part}
          path={path ? `${path}.${name}` : name}
          value={values[name]}
          onChange={(next) => onChange({ ...values, [name]: next })}
        />
      ))}
    </div>
  );
}

/** A day with hours or none: ticking it shows what was there last, or the first day of the kind. */
function Maybe({ inner, path, value, messages, onChange, ...rest }: FactFieldsProps & { inner: Part }) {
  const name = partName(path.split('.').at(-1) ?? '');
  return (
    <fieldset className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-b border-sand-200 pb-3 max-sm:grid-cols-1">
      <legend className="sr-only">{name}</legend>
      <label className="flex items-center gap-2 font-semibold">
        <input
          type="checkbox"
          className="size-5"
          checked={value !== null}
          onChange={({ target }) => onChange(target.checked ? emptyOf(inner) : null)}
        />
        {name}
      </label>
      {value === null ? (
        <p className="text-ink-700">Closed</p>
      ) : (
        <FactFields
          {...rest}
          part={inner}
          path={path}
          value={value}
          messages={messages}
          onChange={onChange}
        />
      )}
      {messages[path] && <p className="field-error col-span-full">{messages[path]}</p>}
    </fieldset>
  );
}
