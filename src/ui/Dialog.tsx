import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { cn } from './cn.ts';

export interface DialogProps {
  /** Called when the patient closes it: with its button, with Escape or on its backdrop. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** The browser's own modal dialog: it keeps the focus, makes the page inert and gives the focus back by itself. */
export function Dialog({ onClose, title, children, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const closeOnBackdrop = ({ target }: MouseEvent) => target === dialog && dialog?.close();
    dialog?.addEventListener('click', closeOnBackdrop);
    return () => dialog?.removeEventListener('click', closeOnBackdrop);
  }, []);

  return (
    <dialog ref={ref} className={cn('dialog', className)} aria-labelledby={titleId} onClose={onClose}>
      <div className="flex items-center gap-4 border-b border-sand-200 py-3 pr-3 pl-6">
        <h2 id={titleId} className="mr-auto font-display text-subheading">
          {title}
        </h2>
        <Button variant="quiet" size="icon" aria-label="Close" onClick={() => ref.current?.close()}>
          <Icon d="M6 6l12 12M18 6 6 18" />
        </Button>
      </div>
      <div className="p-6">{children}</div>
    </dialog>
  );
}
