import type { ReactNode } from 'react';

interface ListHeadProps {
  /** What the section around it is labelled by. */
  id: string;
  title: string;
  /** What it is narrowed down by. */
  children: ReactNode;
}

/** One line above a list: what it is of, and what it is narrowed down by. */
export function ListHead({ id, title, children }: ListHeadProps) {
  return (
    <div className="list-head">
      <h2 id={id} className="mr-auto font-display text-subheading">
        {title}
      </h2>
      {children}
    </div>
  );
}
