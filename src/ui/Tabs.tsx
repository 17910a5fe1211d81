import { Tabs as Radix } from 'radix-ui';
import { useEffect, useRef, type ComponentProps } from 'react';
import { cn } from './cn.ts';

export const Tabs = Radix.Root;

interface TabsListProps extends ComponentProps<typeof Radix.List> {
  /** The tab that is shown: where the row is wider than the screen, it is brought into sight. */
  shown?: string;
}

export function TabsList({ className, shown, ...rest }: TabsListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    // Not `scrollIntoView`, which would move the page as well. Again when a tab grows, as by a count that comes later.
    const watch = new ResizeObserver(() => {
      const tab = row.querySelector('[data-state=active]')?.getBoundingClientRect();
      const { left, width } = row.getBoundingClientRect();
      if (tab) row.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
    });
    for (const tab of row.children) watch.observe(tab);
    return () => watch.disconnect();
  }, [shown]);
  return <Radix.List ref={list} className={cn('tabs-list', className)} {...rest} />;
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger className={cn('tabs-trigger', className)} {...rest} />;
}

export const TabsContent = Radix.Content;
