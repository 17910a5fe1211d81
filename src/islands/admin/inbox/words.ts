import type { AppointmentItem, InboxItem } from '#contracts/answers/inbox.ts';
import type { Language } from '#contracts/language.ts';
import type { RequestStatus } from '#contracts/request-status.ts';
import { practice } from '#practice/practice.ts';
import { services } from '#practice/services.ts';

/** What the desk calls things. */
export const statusName: Record<RequestStatus, string> = {
  pending: 'New',
  contacted: 'Contacted',
  confirmed: 'Confirmed',
  declined: 'Declined',
  closed: 'Done',
  spam: 'Spam',
};

/** The language of the form somebody filled in: whoever speaks it calls. */
export const languageName: Record<Language, string> = { en: 'English', es: 'Spanish' };

/** What a tap on a status says. */
export const statusAction: Record<RequestStatus, string> = {
  pending: 'Back to new',
  contacted: 'Mark contacted',
  confirmed: 'Confirm',
  declined: 'Decline',
  closed: 'Mark done',
  spam: 'Spam',
};

/** The key that does the same, where keys are switched on. */
export const statusKey: Partial<Record<RequestStatus, string>> = {
  contacted: 'c',
  confirmed: 'f',
  declined: 'd',
  closed: 'e',
  spam: 's',
};

export function isAppointment(item: InboxItem): item is AppointmentItem {
  return 'firstName' in item;
}

export function personName(item: InboxItem): string {
  const name = isAppointment(item) ? `${item.firstName} ${item.lastName}` : item.name;
  return name.trim() || 'Anonymized';
}

export function subjectOf(item: InboxItem): string {
  if (!isAppointment(item)) return item.subject ?? item.message;
  const service = services.find(({ id }) => id === item.service);
  return service?.title ?? 'No service chosen';
}

/** When they come, where that is settled and not called off. */
export function visitOf(item: InboxItem): string | undefined {
  if (!isAppointment(item) || !['confirmed', 'closed'].includes(item.status)) return undefined;
  return item.visitAt ?? undefined;
}

const officeTime = new Intl.DateTimeFormat('en-US', {
  timeZone: practice.timeZone,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An instant on the wall of the office: `Nov 21, 9:05 AM`. */
export function officeMoment(instant: string): string {
  return officeTime.format(new Date(instant));
}
