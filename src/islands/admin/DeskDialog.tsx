import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Dialog, type DialogProps } from '#ui/Dialog.tsx';
import { cn } from '#ui/cn.ts';

interface DeskDialogProps extends DialogProps {
  /** How wide it is where there is room: 28, 40 or 68 rem. */
  size?: 'narrow' | 'normal' | 'broad';
}

const sizes = { narrow: 'dialog-narrow', normal: '', broad: 'dialog-broad' };
const fields = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * A dialog opened from inside the post form; it stands beside the form, since a form may not hold another one. The focus
 * starts where the work does: at what is marked `data-first-focus`, else at the first field, else on what is to be read.
 */
export function DeskDialog({ size = 'normal', className, children, ...props }: DeskDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  // After the dialog's own effect, which opens it and leaves the focus at its Close button.
  useEffect(() => {
    const content = body.current;
    const first =
      content?.querySelector<HTMLElement>('[data-first-focus]') ??
      content?.querySelector<HTMLElement>(fields);
    (first ?? content)?.focus();
  }, []);
  return createPortal(
    <Dialog {...props} className={cn('desk', sizes[size], className)}>
      {/* React hands what happens here on to the post form it was opened from, which must not be sent with a form of ours. */}
      <div ref={body} tabIndex={-1} className="outline-none" onSubmit={(event) => event.stopPropagation()}>
        {children}
      </div>
    </Dialog>,
    document.body,
  );
}
