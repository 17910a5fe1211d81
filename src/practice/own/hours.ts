import type { WeeklyHours } from '../hours.ts';

/** The week the site comes with; owners change it in the portal. */
export const ownHours: WeeklyHours = {
  Monday: { opens: '07:00', closes: '15:00' },
  Tuesday: { opens: '11:00', closes: '19:00' },
  Wednesday: { opens: '07:00', closes: '15:00' },
  Thursday: { opens: '07:00', closes: '15:00' },
  Friday: { opens: '07:00', closes: '15:00' },
  Saturday: null,
  Sunday: null,
};
