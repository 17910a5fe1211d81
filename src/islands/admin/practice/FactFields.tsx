import { useState } from 'react';
import type { FactKind } from '#contracts/facts.ts';
import { Button } from '#ui/Button.tsx';
import { InputField, TextareaField } from '#ui/fields.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { PortraitField } from './PortraitField.tsx';
import { isDay, isHidden, isLong, isTime, partName, thingName } from './fact-words.ts';
import { emptyOf, type Part } from './schema-parts.ts';

interface FactFieldsProps {
  kind: FactKind;
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
  if (part.kind === 'list') return <List {...props} item={part.item} />;
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
      <Checkbox
        className="gap-2 font-semibold"
        checked={value !== null}
        onChange={(isChecked) => onChange(isChecked ? emptyOf(inner) : null)}
      >
        {name}
      </Checkbox>
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

/** Things of one kind in an order: each can be opened, moved up and removed. */
function List({ item, value, onChange, ...rest }: FactFieldsProps & { item: Part }) {
  const [added, setAdded] = useState<number>();
  const { path, kind, messages } = rest;
  const all = (value ?? []) as Record<string, unknown>[];
  const { name: thing, add } = thingName[kind] ?? { name: 'Entry', add: 'Add' };
  const at = (index: number) => (path ? `${path}.${index}` : String(index));
  return (
    <div className="grid gap-3">
      {all.map((one, index) => {
        const title = titleOf(one) || `${thing} ${index + 1}`;
        const isWrong = Object.keys(messages).some((where) => where.startsWith(`${at(index)}.`));
        return (
          // What it is called is typed in it, and two may be called alike: without an id its place is all that is sure.
          <details
            key={String(one['id'] ?? index)}
            className="border-b border-sand-200 py-3 first:pt-0"
            open={isWrong || index === added || undefined}
          >
            <summary className="cursor-pointer font-semibold">{title}</summary>
            <div className="grid gap-4 pt-3">
              <FactFields
                {...rest}
                part={item}
                path={at(index)}
                value={one}
                onChange={(next) => onChange(all.map((other, place) => (place === index ? next : other)))}
              />
              {messages[`${at(index)}.id`] && <p className="field-error">{messages[`${at(index)}.id`]}</p>}
              <div className="-ml-2.5 flex flex-wrap gap-2">
                {index > 0 && (
                  <Button size="small" variant="quiet" onClick={() => onChange(movedUp(all, index))}>
                    Move up<span className="sr-only"> {title}</span>
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => onChange(all.filter((_, place) => place !== index))}
                >
                  Remove<span className="sr-only"> {title}</span>
                </Button>
              </div>
            </div>
          </details>
        );
      })}
      <Button
        size="small"
        className="justify-self-start"
        onClick={() => {
          setAdded(all.length);
          onChange([...all, { ...(emptyOf(item) as object), ...newId(item, all) }]);
        }}
      >
        {add}
      </Button>
    </div>
  );
}

const titleOf = ({ name }: Record<string, unknown>): string => (typeof name === 'string' ? name : '');

const movedUp = (all: Record<string, unknown>[], index: number) =>
  all.map((one, place) => (place === index - 1 ? all[index] : place === index ? all[index - 1] : one));

/** Beyond every id the site came with: nobody new gets the portrait of somebody who has left. */
const idsBefore = 99;

/** Of something that has one, such as an offer: nobody has to think of it. */
function newId(item: Part, all: readonly Record<string, unknown>[]): { id?: string | number } {
  const id = item.kind === 'group' ? item.parts.find(([name]) => name === 'id') : undefined;
  if (!id) return {};
  if (id[1].kind !== 'number') return { id: `new-${Date.now().toString(36)}` };
  return { id: Math.max(idsBefore, ...all.map((one) => Number(one['id']))) + 1 };
}
