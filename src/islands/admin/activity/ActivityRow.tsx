import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { entryUrl } from '#api/activity.ts';
import type { ActivityDetail, ActivityEntry } from '#contracts/answers/activity.ts';
import { Badge } from '#ui/Badge.tsx';
import { PlaceLink } from '../PlaceLink.tsx';
import { officeMoment } from '../inbox/words.ts';
import { pathOf } from '../place.ts';
import { actorOf, sentenceOf } from './words.ts';

/** One act: when, who, what to whom, from where, and whether it was let happen. */
export function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const { at, network, result, amount } = entry;
  return (
    <li className="grid grid-cols-[8rem_10rem_minmax(0,1fr)_12rem] items-baseline gap-x-4 gap-y-0.5 px-5 py-[0.4375rem] max-lg:grid-cols-[minmax(0,1fr)_auto]">
      <time className="text-sm text-ink-700 max-lg:col-start-2 max-lg:row-start-1" dateTime={at}>
        {officeMoment(at)}
      </time>
      <span className="font-semibold">{actorOf(entry)}</span>
      <div className="max-lg:col-span-full">
        {sentenceOf(entry)}{' '}
        {result !== 'ok' && <Badge tone="coral">{result === 'locked' ? 'Locked' : 'Refused'}</Badge>}
        {amount !== null && amount > 0 && <Rows id={entry.id} />}
      </div>
      <span className="text-sm text-ink-700">{network ? `from ${network}` : 'on the server'}</span>
    </li>
  );
}

/** Which ones a list or an export held; read when somebody wants to know. */
function Rows({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useQuery<ActivityDetail>({ queryKey: [entryUrl(id)], enabled: isOpen });
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="cursor-pointer text-sm underline">Which ones</summary>
      {isError && <p role="alert">This cannot be read right now.</p>}
      {!data && !isError && <p role="status">Loading...</p>}
      <ul className="grid max-h-80 grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-1 overflow-auto text-[0.875rem]">
        {data?.rows.map(({ id: row, reference }) => (
          <li key={row}>
            {reference ? (
              <PlaceLink href={pathOf('inbox', reference)} className="inline-block py-1 underline">
                {reference}
              </PlaceLink>
            ) : (
              'gone'
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
