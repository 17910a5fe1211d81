import { cn } from '#ui/cn.ts';
import { type Finding } from './publish-check.ts';

interface FindingsProps {
  id: string;
  findings: Finding[];
  onGoTo: (finding: Finding) => void;
}

/** What a reader would stumble over; each leads to where it can be mended. */
export function Findings({ id, findings, onGoTo }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <div>
      <p className="mb-1 text-sm font-semibold">Before you publish</p>
      <ul id={id} className="grid gap-1.5 text-sm">
        {findings.map((finding) => (
          <li key={finding.text}>
            <button
              type="button"
              className={cn(
                'w-full cursor-pointer border-l-3 py-1 pr-2 pl-3 text-left hover:bg-seaglass-100',
                finding.kind === 'must' ? 'border-coral-600 text-coral-700' : 'border-sand-400',
              )}
              onClick={() => onGoTo(finding)}
            >
              {finding.kind === 'must' && <strong>Needed: </strong>}
              {finding.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
