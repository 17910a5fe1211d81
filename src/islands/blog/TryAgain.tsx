import { practice } from '#practice/practice.ts';
import { Button } from '#ui/Button.tsx';

/** The two ways on after a failure; without a script only the phone works, so only the phone is offered. */
export function TryAgain({ onTry }: { onTry: (() => void) | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {onTry && <Button onClick={onTry}>Try again</Button>}
      <p>
        Need us now? Call{' '}
        <a className="link" href={practice.phone.href} data-location="blog-error">
          {practice.phone.display}
        </a>
      </p>
    </div>
  );
}
