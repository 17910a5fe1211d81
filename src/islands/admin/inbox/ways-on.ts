import type { InboxDetail } from '#contracts/answers/inbox.ts';
import { nextStatuses, stepBack, type RequestStatus } from '#contracts/request-status.ts';
import { nextTries } from './call-again-times.ts';
import { statusKey } from './words.ts';

export type Ways = ReturnType<typeof waysOn>;

/** Where a request can go from here. */
export function waysOn({ status, statusBefore, email }: InboxDetail, now: number) {
  const next = nextStatuses(status);
  const isUnsettled = status === 'pending' || status === 'contacted';
  return {
    forward: next.filter((one) => one !== 'spam'),
    /** Once something is settled, spam is no question any more. */
    maySetAside: next.includes('spam') && status !== 'closed' && status !== 'declined',
    back: stepBack(status, statusBefore),
    isQuarantined: status === 'spam' && statusBefore === null,
    tries: isUnsettled ? nextTries(now) : [],
    mayAnswer: email !== null && status !== 'spam',
  };
}

/** The keys of the statuses that may follow. None for spam: a slip would hide a patient. */
export function statusKeys(
  forward: readonly RequestStatus[],
  go: (status: RequestStatus) => void,
): Record<string, () => void> {
  return Object.fromEntries(
    forward.flatMap((status) => {
      const key = statusKey[status];
      return key ? [[key, () => go(status)]] : [];
    }),
  );
}
