import { useState, type ComponentType } from 'react';
import { Button } from '#ui/Button.tsx';
import type { FactFieldsProps } from './fact-fields-props.ts';
import { thingName } from './fact-words.ts';
import { emptyOf, type Part } from './schema-parts.ts';

interface FactListProps extends FactFieldsProps {
  item: Part;
  /** The controls of one of them; they may hold a list again. */
  fields: ComponentType<FactFieldsProps>;
}

/** Things of one kind in an order: each can be opened, moved up and removed. */
export function FactList({ item, fields: Fields, value, onChange, ...rest }: FactListProps) {
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
              <Fields
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
