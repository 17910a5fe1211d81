import { Button } from '#ui/Button.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { showToast } from '#ui/toast-event.ts';
import { showError } from '../show-error.ts';

/** Shown this once: nobody, we included, can read them again. */
export function RecoveryCodeList({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast({ title: 'Codes copied' });
    } catch {
      showError('Please write them down.');
    }
  }
  return (
    <div className="grid gap-4">
      <h4 ref={focusOnMount} tabIndex={-1} className="font-semibold outline-none">
        Your recovery codes
      </h4>
      <p>
        For the day your phone is not there: each signs you in once, in place of a code. Write them down and
        keep them where your papers are. They are shown only now.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => void copy()}>
          Copy the codes
        </Button>
        <Button size="small" variant="primary" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
