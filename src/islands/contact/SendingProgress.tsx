import { practice } from '#practice/practice.ts';
import { Button } from '#ui/Button.tsx';
import type { Progress } from './send-patiently.ts';

interface SendingProgressProps {
  progress: Progress | undefined;
  onCancel: () => void;
}

/** What is going on while a form is being sent, with the phone, and the way out of a wait for the line. */
export function SendingProgress({ progress, onCancel }: SendingProgressProps) {
  return (
    <>
      {/* Never hidden: a region that appears together with its first words is not read out. */}
      <p role="status" className="mt-3 empty:mt-0">
        {progress && (
          <>
            {progress.sentence} You can also call us at{' '}
            <a className="link whitespace-nowrap" href={practice.phone.href}>
              {practice.phone.display}
            </a>
            .
          </>
        )}
      </p>
      {progress?.canCancel && (
        <Button size="small" className="mt-3" onClick={onCancel}>
          Do not send it
        </Button>
      )}
    </>
  );
}
