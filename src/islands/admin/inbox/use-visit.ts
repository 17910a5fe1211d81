import { useState } from 'react';
import type { AppointmentItem } from '#contracts/answers/inbox.ts';
import { officeClock } from '#practice/dates.ts';
import { fromOfficeTime } from '../post-form/office-time.ts';
import { useDraft } from './drafts.ts';
import type { StatusChange } from './use-status-change.ts';

interface VisitClock {
  /** `YYYY-MM-DD` and `HH:MM` on the clock of the office; empty where nothing is chosen yet. */
  date: string;
  time: string;
}
const nothingMissing: VisitClock = { date: '', time: '' };

/** A visit being set: what is chosen stays until it is saved or called off, and what is missing is named at its field. */
export function useVisit(item: AppointmentItem, change: StatusChange, onSaved: () => void) {
  const [kept, keep] = useDraft(`visit ${item.id}`);
  const [missing, setMissing] = useState(nothingMissing);
  const { date, time } = kept ? (JSON.parse(kept) as VisitClock) : presentVisit(item);

  async function save(visitAt: string | null) {
    const set = item.status === 'confirmed' ? change.setVisit : change.confirm;
    if (!(await set(visitAt))) return;
    keep('');
    onSaved();
  }
  return {
    date,
    time,
    missing,
    write(next: Partial<VisitClock>) {
      setMissing(nothingMissing);
      keep(JSON.stringify({ date, time, ...next }));
    },
    /** @returns whether both are there */
    submit(): boolean {
      const at = fromOfficeTime(`${date}T${time}`);
      if (at) void save(at);
      else
        setMissing({
          date: date ? '' : 'Please choose the date.',
          time: time ? '' : 'Please choose the time.',
        });
      return Boolean(at);
    },
    saveWithout: () => void save(null),
    forget: () => keep(''),
  };
}

/** What is known of it: the time agreed upon, else the day wished for, where that is still to come. */
function presentVisit({ visitAt, preferredDate }: AppointmentItem): VisitClock {
  if (visitAt) return officeClock(new Date(visitAt));
  const today = officeClock(new Date()).date;
  return { date: preferredDate && preferredDate >= today ? preferredDate : '', time: '' };
}
