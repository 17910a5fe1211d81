import { type ComponentProps, type MouseEvent } from 'react';
import { cn } from './cn.ts';

interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'light' | 'quiet' | undefined;
  size?: 'normal' | 'small' | 'icon' | undefined;
}

/** The classes of a button, also for a link that looks like one. */
export function buttonStyle({ variant = 'secondary', size = 'normal' }: ButtonLook): string {
  return cn('button', `button-${variant}`, size !== 'normal' && `button-${size}`);
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows that the work is under way and takes no second press; the focus stays, which a disabled button would lose. */
  busy?: boolean;
}

function takeNoPress(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
}

export function Button({ variant, size, busy = false, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={cn(buttonStyle({ variant, size }), className)}
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: takeNoPress } : {})}
    />
  );
}
