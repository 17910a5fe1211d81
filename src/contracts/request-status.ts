/** Where a request or a message stands, and where it may go from there. */
export const requestStatuses = ['pending', 'contacted', 'confirmed', 'declined', 'closed', 'spam'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

const onward: Record<RequestStatus, readonly RequestStatus[]> = {
  pending: ['contacted', 'spam'],
  contacted: ['confirmed', 'declined', 'spam'],
  confirmed: ['closed', 'spam'],
  declined: ['closed', 'spam'],
  closed: ['spam'],
  spam: [],
};

/** Where a request is over: nothing is to come, but that somebody sees it was spam. What is over is forgotten sooner. */
export const finalStatuses: readonly RequestStatus[] = requestStatuses.filter((status) =>
  onward[status].every((next) => next === 'spam'),
);

/** Where one step back leads without knowing the past. */
const back: Record<RequestStatus, readonly RequestStatus[]> = {
  pending: [],
  contacted: ['pending'],
  confirmed: ['contacted'],
  declined: ['contacted'],
  closed: ['confirmed', 'declined'],
  spam: ['pending'],
};

export function nextStatuses(status: RequestStatus): readonly RequestStatus[] {
  return onward[status];
}

/** The one step back: to where it came from, where that is known. */
export function stepBack(status: RequestStatus, before: RequestStatus | null): RequestStatus | undefined {
  return before ?? (status === 'closed' ? undefined : back[status][0]);
}

/** @param before where the request stood before its present status, if known */
export function mayFollow(from: RequestStatus, to: RequestStatus, before: RequestStatus | null): boolean {
  if (onward[from].includes(to)) return true;
  return before ? before === to : back[from].includes(to);
}
