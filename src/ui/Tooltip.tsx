import { Tooltip as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode } from 'react';

/** Around everything that has tooltips: the first waits 700 ms, a neighbour's follows within 300 ms at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** Names an icon button for the eye; the button carries its own `aria-label` all the same. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={6} className="tooltip">
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
