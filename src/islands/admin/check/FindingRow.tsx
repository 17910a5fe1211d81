import type { Finding } from '#contracts/answers/doctor.ts';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import { stateName, stateSign, stateTone } from './words.ts';

/** One thing that was looked at: how it stands, what was seen, why it matters, what to do. */
export function FindingRow({ finding: { subject, state, seen, why, cure } }: { finding: Finding }) {
  return (
    <li className="finding-row">
      <Badge tone={stateTone[state]} className="justify-self-start">
        <Icon d={stateSign[state]} className="size-4" />
        {stateName[state]}
      </Badge>
      <h4 className="font-semibold">{subject}</h4>
      <div className="grid gap-1">
        <p>{seen}</p>
        <p className="text-sm text-ink-700">{why}</p>
        {cure && (
          <p className="text-sm">
            <b>What to do:</b> {cure}
          </p>
        )}
      </div>
    </li>
  );
}
