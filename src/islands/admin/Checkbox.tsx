import { type ReactNode } from 'react';
import { cn } from '#ui/cn.ts';

interface CheckboxProps {
  name?: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  className: string;
  children: ReactNode;
}

/** A tick, and behind it what it means. */
export function Checkbox({ onChange, className, children, ...control }: CheckboxProps) {
  return (
    <label className={cn('flex items-center', className)}>
      <input
        type="checkbox"
        className="size-5"
        onChange={({ target }) => onChange(target.checked)}
        {...control}
      />
      {children}
    </label>
  );
}
