import { practice } from '#practice/practice.ts';
import { Button } from '#ui/Button.tsx';
import type { Progress } from './send-patiently.ts';
import type { FormWords } from './words.ts';

interface SendingProgressProps {
  progress: Progress | undefined;
  onCancel: () => void;
  words: FormWords;
}

/** What is going on while a form is being sent, with the phone, and the way out of a wait for the line. */
export function SendingProgress({ progress, onCancel, words }: SendingProgressProps) {
  return (
    <>
      {/* Never hidden: a region that appears together with its first words is not read out. */}
      <p role="status" className="mt-3 empty:mt-0">
        {progress && (
          <>
            {words[progress.word]} {words.callToo}{' '}
            <a className="link whitespace-nowrap" href={practice.phone.href}>
              {practice.phone.display}
            </a>
            .
          </>
        )}
      </p>
      {progress?.canCancel && (
        <Button size="small" className="mt-3" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
    </>
  );
}
