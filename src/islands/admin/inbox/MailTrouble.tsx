import type { RequestMail } from '#contracts/answers/mail.ts';
import { RetryMail } from './RetryMail.tsx';
import { mailName, reasonFor } from './mail-words.ts';
import { officeMoment } from './words.ts';

/** Mail about this request that has not left: why, and what can be done. */
export function MailTrouble({ mails }: { mails: readonly RequestMail[] }) {
  const troubled = mails.filter(({ state, failure }) => state !== 'sent' && failure);
  if (troubled.length === 0) return null;
  return (
    <ul aria-label="Mail that has not left" className="grid gap-2">
      {troubled.map(({ id, kind, state, failure, at }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-3 rounded-xl border-l-6 border-coral-600 bg-coral-100 px-4 py-3"
        >
          <p className="min-w-60 flex-1">
            {mailName[kind]} {state === 'failed' ? 'could not be sent' : 'has not left yet'}:{' '}
            {reasonFor({ kind, failure })}{' '}
            <span className="text-sm text-ink-700">
              {state === 'failed' ? `Given up ${officeMoment(at)}.` : `Next try ${officeMoment(at)}.`}
            </span>
          </p>
          <RetryMail id={id} />
        </li>
      ))}
    </ul>
  );
}
