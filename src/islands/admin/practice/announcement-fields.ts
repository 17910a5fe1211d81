import type { Announcements } from '#contracts/announcements.ts';
import { closureSentence } from '#practice/announced.ts';
import { fromOfficeTime, officeDateTime, toOfficeTime } from '../post-form/office-time.ts';

/** The form as it is typed: times as the clock on the office wall shows them, a last day left out for a single day. */
export interface AnnouncementFields {
  text: string;
  textInSpanish: string;
  from: string;
  until: string;
  closures: { from: string; to: string; reason: string }[];
}

export function toFields({ text, textInSpanish, from, until, closures }: Announcements): AnnouncementFields {
  return {
    text: text ?? '',
    textInSpanish: textInSpanish ?? '',
    from: from ? toOfficeTime(from) : '',
    until: until ? toOfficeTime(until) : '',
    closures: closures.map((closure) => ({ ...closure, to: closure.to === closure.from ? '' : closure.to })),
  };
}

/** What is sent and checked; a time that is none stays as it was typed, for the check to name it. */
export function fromFields({
  text,
  textInSpanish,
  from,
  until,
  closures,
}: AnnouncementFields): Announcements {
  return {
    text: text.trim() || null,
    textInSpanish: textInSpanish.trim() || null,
    from: from ? (fromOfficeTime(from) ?? from) : null,
    until: until ? (fromOfficeTime(until) ?? until) : null,
    closures: closures.map((closure) => ({ ...closure, to: closure.to || closure.from })),
  };
}

/** What somebody changed, in words: `Notice: “Closed Thursday …”`. */
export function changesOf(after: Announcements, before: Announcements): string[] {
  const closed = (value: Announcements) => value.closures.map(closureSentence);
  const added = closed(after).filter((line) => !closed(before).includes(line));
  const removed = closed(before).filter((line) => !closed(after).includes(line));
  return [
    ...noticeChange(after, before),
    ...added.map((line) => `Added: ${line}`),
    ...removed.map((line) => `Removed: ${line}`),
  ];
}

function noticeChange(after: Announcements, before: Announcements): string[] {
  const parts = ['text', 'textInSpanish', 'from', 'until'] as const;
  if (parts.every((part) => after[part] === before[part])) return [];
  if (after.text === null) return [`Notice taken away: “${before.text ?? ''}”`];
  const times = [
    after.from && `from ${officeDateTime(after.from)}`,
    after.until && `until ${officeDateTime(after.until)}`,
  ].filter(Boolean);
  const spanish = after.textInSpanish ? `, in Spanish “${after.textInSpanish}”` : '';
  return [`Notice: “${after.text}”${spanish}${times.length > 0 ? `, ${times.join(' ')}` : ''}`];
}
