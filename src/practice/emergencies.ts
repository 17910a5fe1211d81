import { afterHours } from './own/emergencies.ts';

export { afterHours };

/** What to do about pain outside office hours, in this order. A practice without a dentist on call leaves that way out. */
export type AfterHoursWay =
  | { kind: 'call'; title: string; text: string; phone: { display: string; href: string } }
  | { kind: 'go' | 'wait'; title: string; text: string };

/** Whom to dial when the office is closed; undefined where nobody is on call. */
export const onCall = afterHours.find((way) => way.kind === 'call')?.phone;
