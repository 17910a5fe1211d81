import { type ComponentProps } from 'react';
import { goTo } from './place.ts';

/** A link within the portal: no page is loaded, and a click for another window stays the browser's. */
export function PlaceLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        goTo(href);
        const [, id] = href.split('#');
        if (id) document.getElementById(id)?.scrollIntoView();
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
