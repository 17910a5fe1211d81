import type { WeeklyHours } from '../hours.ts';

const twoShifts = { opens: '08:30', closes: '18:30', pauseFrom: '12:30', pauseTo: '14:30' };

/** The week the site comes with; owners change it in the portal. */
export const ownHours: WeeklyHours = {
  Monday: twoShifts,
  Tuesday: twoShifts,
  Wednesday: twoShifts,
  Thursday: twoShifts,
  Friday: { opens: '08:30', closes: '12:30' },
  Saturday: { opens: '09:00', closes: '13:00' },
  Sunday: null,
};
