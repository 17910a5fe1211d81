import * as z from 'zod/mini';
import { isInstant } from './instant.ts';
import { isRealDate } from './plain-date.ts';
import { atMost, optionalShapedText, optionalText, requiredText, shapedText } from './text.ts';
import { versionBase } from './versions.ts';

/**
 * What an owner announces on every page at once: a short notice, and days the office is closed beside its week. Texts are limited in
 * characters (`textLength`), closures in how many there are and how many days they last in all.
 */
export const announcementLimits = { text: 160, reason: 60, closures: 60, closedDays: 90 } as const;

const optionalInstant = optionalShapedText('Please choose a date and a time.', isInstant);
const day = shapedText('Please choose a day.', isRealDate);

/** None where a day is missing or none, which is told by itself. */
const daysOf = ({ from, to }: { from: string; to: string }) =>
  isRealDate(from) && isRealDate(to) ? (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 : 0;

const closure = z
  .object({
    /** First and last day, both included. */
    from: day,
    to: day,
    reason: requiredText({
      missing: 'Please say why, such as “Storm” or “Team training”.',
      ...atMost(announcementLimits.reason),
    }),
  })
  .check(
    z.refine(({ from, to }) => from <= to, { error: 'The last day comes before the first.', path: ['to'] }),
  );

const fields = {
  /** The notice; null for none. */
  text: optionalText(atMost(announcementLimits.text)),
  /** The same for the pages in Spanish; null: they show the one in English. */
  textInSpanish: optionalText(atMost(announcementLimits.text)),
  /** From and until when the notice is shown, instants; null: at once, and until it is taken away. */
  from: optionalInstant,
  until: optionalInstant,
  closures: z.array(closure, 'Closures are a list.').check(
    z.maxLength(announcementLimits.closures, `At most ${announcementLimits.closures} closures.`),
    // With a year mistyped there would be no day left on which to open again.
    z.refine(
      (closures) =>
        closures.reduce((days, closure) => days + daysOf(closure), 0) <= announcementLimits.closedDays,
      `Please announce at most ${announcementLimits.closedDays} days in all; those that are over can go.`,
    ),
  ),
};

/** `PUT /api/admin/announcements`; `base` is the number of the version somebody has seen, 0 where there was none. */
export const announcementsChangeSchema = z.object({ ...fields, base: versionBase }).check(
  z.refine(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), {
    error: 'The notice would end before it begins.',
    path: ['until'],
  }),
  z.refine(({ text, textInSpanish }) => text !== null || textInSpanish === null, {
    error: 'Please write the notice in English, too, or empty both.',
    path: ['text'],
  }),
);
export type AnnouncementsChange = z.output<typeof announcementsChangeSchema>;
export type Announcements = Omit<AnnouncementsChange, 'base'>;

export const nothingAnnounced: Announcements = {
  text: null,
  textInSpanish: null,
  from: null,
  until: null,
  closures: [],
};
