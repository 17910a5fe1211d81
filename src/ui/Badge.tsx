import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { cn } from './cn.ts';

const badgeStyle = cva('badge', {
  variants: { tone: { seaglass: '', coral: 'badge-coral', sand: 'badge-sand', ink: 'badge-ink' } },
  defaultVariants: { tone: 'seaglass' },
});

export function Badge({
  tone,
  className,
  ...rest
}: ComponentProps<'span'> & VariantProps<typeof badgeStyle>) {
  return <span className={cn(badgeStyle({ tone }), className)} {...rest} />;
}
