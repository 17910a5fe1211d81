import type { AfterHoursWay } from '../emergencies.ts';

/** Nobody is on call here, and the page says so by leaving it out. */
export const afterHours: readonly AfterHoursWay[] = [
  {
    kind: 'go',
    title: 'Go to the hospital on the hill',
    text: 'If your face swells, if you have a fever, or if teeth have moved after a fall.',
  },
  {
    kind: 'wait',
    title: 'Write to us tonight',
    text: 'Carmen reads requests at half past eight, before anything else.',
  },
];
