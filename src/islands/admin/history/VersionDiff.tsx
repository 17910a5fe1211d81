import { contentLines } from './content-lines.ts';
import { diffLines } from './text-diff.ts';

/** The text of two versions, line by line: what went, what came. Never rendered as HTML. */
export function VersionDiff({ before, after, label }: { before: string; after: string; label: string }) {
  const lines = diffLines(contentLines(before), contentLines(after));
  return (
    <ol className="desk-diff" aria-label={label}>
      {lines.map(({ kind, text }, index) => (
        <li key={index} data-kind={kind}>
          {kind === 'added' && <span className="sr-only">Added: </span>}
          {kind === 'removed' && <span className="sr-only">Removed: </span>}
          {text}
        </li>
      ))}
    </ol>
  );
}
