import { type ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type Common = Omit<FieldProps, 'children'>;

function split<P extends Common>({ label, hint, error, required, id, className, ...control }: P) {
  return { field: { label, hint, error, required: required ?? false, id, className }, control };
}

export function InputField(props: Common & Omit<ComponentProps<'input'>, keyof Common>) {
  const { field, control } = split(props);
  return <Field {...field}>{(wiring) => <input {...control} {...wiring} />}</Field>;
}

export function TextareaField(props: Common & Omit<ComponentProps<'textarea'>, keyof Common>) {
  const { field, control } = split(props);
  return <Field {...field}>{(wiring) => <textarea {...control} {...wiring} />}</Field>;
}

/** The browser's own select: it works everywhere and costs no script. */
export function SelectField(props: Common & Omit<ComponentProps<'select'>, keyof Common>) {
  const { field, control } = split(props);
  return <Field {...field}>{(wiring) => <select {...control} {...wiring} />}</Field>;
}
