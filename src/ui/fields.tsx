import { createContext, useContext, type ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';

/**
 * Whether what stands in the fields is on its way: a word typed now would go neither with it nor after it, so none is taken. Not
 * `disabled`, which would lose the focus.
 */
export const FieldLock = createContext(false);

type Common = Omit<FieldProps, 'children'>;

function split<P extends Common>({ label, hint, error, required, id, className, ...control }: P) {
  return { field: { label, hint, error, required: required ?? false, id, className }, control };
}

export function InputField(props: Common & Omit<ComponentProps<'input'>, keyof Common>) {
  const { field, control } = split(props);
  const isLocked = useContext(FieldLock);
  return <Field {...field}>{(wiring) => <input readOnly={isLocked} {...control} {...wiring} />}</Field>;
}

export function TextareaField(props: Common & Omit<ComponentProps<'textarea'>, keyof Common>) {
  const { field, control } = split(props);
  const isLocked = useContext(FieldLock);
  return <Field {...field}>{(wiring) => <textarea readOnly={isLocked} {...control} {...wiring} />}</Field>;
}

/** What a select offers: what it stands for, and what it says. */
export function Options({ of }: { of: readonly (readonly [value: string | number, says: string])[] }) {
  return of.map(([value, says]) => (
    <option key={value} value={value}>
      {says}
    </option>
  ));
}

/** The browser's own select: it works everywhere and costs no script. */
export function SelectField(props: Common & Omit<ComponentProps<'select'>, keyof Common>) {
  const { field, control } = split(props);
  const isLocked = useContext(FieldLock);
  return <Field {...field}>{(wiring) => <select inert={isLocked} {...control} {...wiring} />}</Field>;
}
