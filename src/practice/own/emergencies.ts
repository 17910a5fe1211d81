import type { AfterHoursWay } from '../emergencies.ts';

/** A practice without a dentist on call leaves that way out. */
export const afterHours: readonly AfterHoursWay[] = [
  {
    kind: 'call',
    title: 'Call the dentist on call',
    text: 'Leave your name and number if nobody picks up. The dentist on call listens to every message.',
    phone: { display: '(904) 555-0177', href: 'tel:+19045550177' },
  },
  {
    kind: 'go',
    title: 'Go to the nearest emergency room',
    text: 'If swelling spreads to your eye or neck, if you have a fever, or if a blow has moved your teeth or your jaw.',
  },
  {
    kind: 'wait',
    title: 'Can it wait until morning?',
    text: 'Send us a request now. It is the first thing we read when we open.',
  },
];
