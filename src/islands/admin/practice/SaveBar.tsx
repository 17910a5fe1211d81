import { Button } from '#ui/Button.tsx';

interface SaveBarProps {
  label: string;
  trouble: string | undefined;
  work: { isBusy: boolean; isChanged: boolean; done: string; discard: () => void };
}

/** The end of a form whose saved states are versions: what is wrong with all of it, saving, discarding, what came of it. */
export function SaveBar({ label, trouble, work: { isBusy, isChanged, done, discard } }: SaveBarProps) {
  return (
    <>
      <p role="alert" className="field-error empty:hidden">
        {trouble}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" size="small" busy={isBusy}>
          {label}
        </Button>
        {isChanged && (
          <Button variant="quiet" size="small" disabled={isBusy} onClick={discard}>
            Discard
          </Button>
        )}
        <p role="status">{done}</p>
      </div>
    </>
  );
}
