import { cn } from './cn.ts';

/** A stroke icon; take the path from `assets/icons`. Always beside words or inside a control with a name. */
export function Icon({ d, className }: { d: string; className?: string | undefined }) {
  return (
    <svg className={cn('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
