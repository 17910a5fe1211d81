import type { InboxEvent } from '#contracts/answers/inbox.ts';
import { officeMoment, statusName } from './words.ts';

const eventName: Record<InboxEvent['kind'], string> = {
  received: 'Received',
  entered: 'Taken down',
  seen: 'Opened',
  status: 'Status',
  note: 'Note added',
  exported: 'Exported',
  anonymized: 'Anonymized',
  'no-answer': 'Called, no answer',
  assigned: 'Given back',
  'mail-retried': 'Mail tried again',
  answered: 'Answered by email',
  'visit-set': 'Date and time set',
  'visit-removed': 'Date and time removed',
};

/** Who did what and when. */
export function History({ events }: { events: readonly InboxEvent[] }) {
  return (
    <details>
      <summary className="cursor-pointer font-semibold">History ({events.length})</summary>
      <ol className="mt-2 grid gap-1 text-sm">
        {events.map((event, index) => (
          <li key={index} className="flex flex-wrap gap-x-3">
            <span className="text-ink-700">{officeMoment(event.at)}</span>
            <span>{describe(event)}</span>
            {event.by && <span className="text-ink-700">{event.by}</span>}
            {event.answer && <SentAnswer {...event.answer} />}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What was mailed, for whoever wants to read it again. */
function SentAnswer({ subject, text }: { subject: string; text: string }) {
  return (
    <details className="basis-full">
      <summary className="cursor-pointer break-words underline">{subject}</summary>
      <p className="my-1 rounded-xl bg-sand-100 px-4 py-2 break-words whitespace-pre-wrap">{text}</p>
    </details>
  );
}

function describe({ kind, fromStatus, toStatus, givenTo }: InboxEvent): string {
  if (kind === 'status' && fromStatus && toStatus)
    return `${statusName[fromStatus]} → ${statusName[toStatus]}`;
  return givenTo ? `Given to ${givenTo}` : eventName[kind];
}
