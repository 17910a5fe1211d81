import { type ComponentProps } from 'react';
import { cn } from './cn.ts';

const tones = { seaglass: '', coral: 'badge-coral', sand: 'badge-sand', ink: 'badge-ink' };

interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof tones;
}

export function Badge({ tone = 'seaglass', className, ...rest }: BadgeProps) {
  return <span className={cn('badge', tones[tone], className)} {...rest} />;
}
