import type { Finding } from '#contracts/answers/doctor.ts';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import { stateName, stateSign, stateTone } from './words.ts';

/** One thing that was looked at: how it stands, what was seen, why it matters, what to do. */
export function FindingRow({ finding: { subject, state, seen, why, cure } }: { finding: Finding }) {
  return (
    <li className="grid grid-cols-[7rem_11rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 px-5 py-2.5 max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:px-4">
      <Badge tone={stateTone[state]} className="mt-0.5 justify-self-start">
        <Icon d={stateSign[state]} className="size-4" />
        {stateName[state]}
      </Badge>
      <h4 className="font-semibold">{subject}</h4>
      <div className="grid gap-1 max-sm:col-span-full">
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
