import { useEffect, useId, useRef, type ReactNode } from 'react';
import { cn } from '#ui/cn.ts';

interface GateDialogProps {
  /** What Escape does where it can be declined; it closes nothing by itself. */
  onDecline?: () => void;
  title: string;
  className: string;
  children: ReactNode;
}

/** Over whatever is on the screen, for as long as the session’s gate is waiting for what it asks. */
export function GateDialog({ onDecline, title, className, children }: GateDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      className={cn('dialog', className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onDecline?.();
      }}
    >
      <div className="grid gap-5 p-6">
        <h2 id={titleId} className="font-display text-2xl">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
