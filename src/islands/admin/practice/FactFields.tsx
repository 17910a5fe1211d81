import { InputField } from '#ui/fields.tsx';
import { partName } from './fact-words.ts';
import { emptyOf, type Part } from './schema-parts.ts';

interface FactFieldsProps {
  part: Part;
  /** Where it stands in the whole: `Monday.opens`. */
  path: string;
  value: unknown;
  messages: Record<string, string>;
  onChange: (value: unknown) => void;
}

/** The controls of a schema, in its order; what is typed is kept as typed, and judged when it is saved. */
export function FactFields(props: FactFieldsProps) {
  const { part, path, value, messages, onChange } = props;
  if (part.kind === 'group') return <Group {...props} parts={part.parts} />;
  if (part.kind === 'maybe') return <Maybe {...props} inner={part.inner} />;
  const name = path.split('.').at(-1) ?? '';
  return (
    <InputField
      label={partName(name)}
      name={path}
      autoComplete="off"
      inputMode={part.kind === 'number' ? 'numeric' : undefined}
      value={String(value ?? '')}
      error={messages[path]}
      onChange={({ target }) => onChange(part.kind === 'number' ? toNumber(target.value) : target.value)}
    />
  );
}

/** A figure as one; whatever else was typed stays, for the check to name it. */
const toNumber = (text: string): unknown => (/^\d+$/.test(text.trim()) ? Number(text) : text);

function Group({ parts, path, value, onChange, ...rest }: FactFieldsProps & { parts: [string, Part][] }) {
  const values = (value ?? {}) as Record<string, unknown>;
  return (
    <div className={path ? 'grid grid-cols-2 gap-4' : 'grid gap-4'}>
      {parts.map(([name, part]) => (
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
    <fieldset className="fact-maybe">
      <legend className="sr-only">{name}</legend>
      <label className="flex items-center gap-2 font-semibold">
        <input
          type="checkbox"
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
      {messages[path] && <p className="field-error">{messages[path]}</p>}
    </fieldset>
  );
}
