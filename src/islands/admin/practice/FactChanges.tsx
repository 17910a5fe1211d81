import type { factChanges } from './fact-lines.ts';

/** What is other than before, a line each. */
export function FactChanges({ changes }: { changes: ReturnType<typeof factChanges> }) {
  return (
    <ul>
      {changes.map(({ line, before }) => (
        <li key={line}>
          {line} {before && <span className="text-ink-700">(was {before})</span>}
        </li>
      ))}
    </ul>
  );
}
