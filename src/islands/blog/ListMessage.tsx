import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** 1 where this is all the page has to say. */
  level?: 1 | 2;
  children?: ReactNode;
}

/** What stands in place of the posts when there are none to show. */
export function ListMessage({ title, text, level = 2, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="post-message">
      <Heading className={`font-display ${level === 1 ? 'text-title' : 'text-heading'}`}>{title}</Heading>
      <p className="text-lead">{text}</p>
      {children}
    </div>
  );
}
