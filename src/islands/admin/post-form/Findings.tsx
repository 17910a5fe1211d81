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
              data-kind={finding.kind}
              className="desk-finding"
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
