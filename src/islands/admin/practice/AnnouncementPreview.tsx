import { useState } from 'react';
import type { Announcements } from '#contracts/announcements.ts';
import { announcedSentence } from '#practice/announced.ts';
import { officeWeek } from '#practice/office-week.ts';
import { officeState, openSentence } from '#practice/open-sentence.ts';
import { officeDateTime } from '../post-form/office-time.ts';
import { useNow } from '../use-now.ts';

/** What a patient would see at this moment if this were saved. */
export function AnnouncementPreview({ announced }: { announced: Announcements }) {
  const now = new Date(useNow());
  const whole = { ...announced, closures: announced.closures.filter(isWhole) };
  const [week] = useState(() => officeWeek(new Date()));
  const openNow = openSentence(officeState(week, now, whole.closures));
  const sentence = announcedSentence(whole, now);
  return (
    <section aria-label="Preview" className="grid gap-2">
      <h3 className="font-semibold">What every page shows</h3>
      {sentence ? (
        <p className="bg-ink-900 px-4 py-3 text-center font-semibold text-white">{sentence}</p>
      ) : (
        <p className="text-ink-700">No notice at this moment.</p>
      )}
      {sentence !== '' && sentence === announced.text && announced.textInSpanish && (
        <p lang="es" className="bg-ink-900 px-4 py-3 text-center font-semibold text-white">
          {announced.textInSpanish}
        </p>
      )}
      <p className="field-hint">
        {whenOf(announced, now)} The line about the office reads “{openNow}”.
      </p>
    </section>
  );
}

/** Half a row says nothing yet. */
const isWhole = ({ from, to, reason }: Announcements['closures'][number]) =>
  from !== '' && from <= to && reason.trim() !== '';

function whenOf({ text, from, until }: Announcements, now: Date): string {
  if (text === null) return '';
  if (until && Date.parse(until) <= now.getTime()) return 'The time of this notice is over: nobody sees it.';
  if (from && Date.parse(from) > now.getTime())
    return `From ${officeDateTime(from)} on it is shown: “${text}”.`;
  return '';
}
