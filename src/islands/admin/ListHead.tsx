import type { ComponentProps, ReactNode } from 'react';
import { SelectField } from '#ui/fields.tsx';

interface ListHeadProps {
  /** What the section around it is labelled by. */
  id: string;
  title: string;
  /** What it is narrowed down by: `ListFilter`s. */
  children: ReactNode;
}

/** One line above a list: what it is of, and what it is narrowed down by. */
export function ListHead({ id, title, children }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <h2 id={id} className="mr-auto font-display text-subheading max-lg:basis-full">
        {title}
      </h2>
      {children}
    </div>
  );
}

/** Its name beside it, and above it where there is less room. */
export function ListFilter(props: ComponentProps<typeof SelectField>) {
  return (
    <SelectField
      {...props}
      className="grid-cols-[auto_11rem] items-center gap-x-2 max-lg:flex-[1_1_8rem] max-lg:grid-cols-1"
    />
  );
}
