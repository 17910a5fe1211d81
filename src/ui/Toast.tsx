import { Toast as Radix } from 'radix-ui';
import { type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { cn } from './cn.ts';
import { type ToastMessage } from './toast-event.ts';

/** What a page in another language says instead (`data-…` of its body). */
const said = (name: string, english: string) => document.body.dataset[name] ?? english;

/** Where toasts appear; F8 takes the focus there. */
export function ToastFrame({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider
      label={said('notification', 'Notification')}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {children}
      <Radix.Viewport
        label={said('notifications', 'Notifications ({hotkey})')}
        hotkey={['F8']}
        className="toast-viewport"
      />
    </Radix.Provider>
  );
}

export interface ToastProps extends ToastMessage {
  open: boolean;
  onClose: () => void;
}

export function Toast({ title, description, variant = 'default', action, open, onClose }: ToastProps) {
  return (
    <Radix.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      className={cn('toast', variant === 'destructive' && 'toast-destructive')}
      data-variant={variant}
    >
      <div className="grid gap-1">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description && <Radix.Description>{description}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action asChild altText={action.label} onClick={action.onAction}>
          <button type="button" className="button button-secondary button-small shrink-0">
            {action.label}
          </button>
        </Radix.Action>
      )}
      <Radix.Close
        aria-label={said('close', 'Close')}
        className="button button-icon button-quiet -my-2 -mr-2 ml-auto shrink-0"
      >
        <Icon d="M6 6l12 12M18 6 6 18" />
      </Radix.Close>
    </Radix.Root>
  );
}
