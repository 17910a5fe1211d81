/** Ways to the practice. Links to the contact page's forms carry what somebody meant; `islands/contact/preselect.ts` reads them. */
import { practice } from './practice.ts';
import type { ServiceId } from './services.ts';

/** What a message can be about when a link leads to it. The key stands in the address, the words in the form. */
export const messageTopics = {
  'savings-plan': 'Joining the savings plan',
  'payment-plan': 'Paying month by month',
  insurance: 'My insurance plan',
  offers: 'Current offers',
  price: 'What a treatment costs',
  reviews: 'A word about my visit',
  privacy: 'What you keep about me',
} as const;
export type MessageTopic = keyof typeof messageTopics;

interface Meant {
  service?: ServiceId;
  visitFor?: 'me' | 'child' | 'other';
}

/** To the appointment request, with the service or the person already chosen. */
export function requestHref(meant: Meant = {}): string {
  const query = new URLSearchParams(Object.entries(meant) as [string, string][]).toString();
  return `/contact${query && `?${query}`}#request`;
}

/** To the message form, with its subject already there. */
export function messageHref(topic: MessageTopic): string {
  return `/contact?topic=${topic}#message`;
}

/** Where the practice is, on a map of somebody else's. */
export function mapHref(): string {
  const { street, city, state, zip } = practice.address;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${street}, ${city}, ${state} ${zip}`)}`;
}
