import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent } from 'react';
import { cn } from './cn.ts';

export const buttonStyle = cva('button', {
  variants: {
    variant: {
      primary: 'button-primary',
      secondary: 'button-secondary',
      light: 'button-light',
      quiet: 'button-quiet',
    },
    size: { normal: '', small: 'button-small', icon: 'button-icon' },
  },
  defaultVariants: { variant: 'secondary', size: 'normal' },
});

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {
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
