import { useQuery } from '@tanstack/react-query';
import { unsentMailsUrl } from '#api/mail.ts';
import type { UnsentMail } from '#contracts/answers/mail.ts';
import { PlaceLink } from '../PlaceLink.tsx';
import { pathOf } from '../place.ts';
import { RetryMail } from './RetryMail.tsx';
import { mailName, reasonFor } from './mail-words.ts';
import { officeMoment } from './words.ts';

/** Every mail that was given up, whatever it was about, in place of the list of requests. */
export function UnsentMails() {
  const { data, isError } = useQuery<UnsentMail[]>({ queryKey: [unsentMailsUrl, 'inbox'], staleTime: 0 });
  if (!data)
    return (
      <p role="status" className="text-ink-700">
        {isError ? 'This cannot be read right now.' : 'Loading...'}
      </p>
    );
  if (data.length === 0) return <p className="card p-6">Every mail has left.</p>;
  return (
    <ul aria-label="Mail that could not be sent" className="card divide-y divide-sand-200">
      {data.map((mail) => (
        <Row key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}

function Row({ mail: { id, kind, reference, name, failure, failedAt } }: { mail: UnsentMail }) {
  return (
    <li className="grid gap-2 px-4 py-3">
      <p>
        <strong className="font-semibold">
          {mailName[kind]}
          {name && ` for ${name}`}
        </strong>{' '}
        could not be sent: {reasonFor({ kind, failure })}
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <RetryMail id={id} />
        {reference && (
          <PlaceLink className="underline" href={pathOf('inbox', reference, { show: 'unsent' })}>
            Open {reference}
          </PlaceLink>
        )}
        <span className="text-sm text-ink-700">{officeMoment(failedAt)}</span>
      </p>
    </li>
  );
}
