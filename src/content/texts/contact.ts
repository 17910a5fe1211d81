import { responseHours } from '#practice/limits.ts';
import { place } from '#practice/own/place.ts';
import { practice } from '#practice/practice.ts';

/** The contact page, and the page that thanks. */
export const contact = {
  title: 'Visit Our Office',
  crumb: 'Contact',
  description: `Address, phone and hours of ${practice.name} in ${practice.address.city}, and a form to request an appointment.`,
  lead: 'Call, write or send a request. During office hours a person from our team answers.',
  receptionAlt: place.pictures.reception,
  toEmergency: 'In pain? What to do now',
  toRequest: 'Request an appointment',
  callToAction: {
    title: 'Prefer to pick a time yourself?',
    text: 'See the free times and book online in a minute.',
  },
  emergency: {
    title: 'In pain right now?',
    now: 'Now',
    open: 'While we are open',
    openText: 'Call and say “emergency.” We keep room for it, and tell you what to do until you are here.',
    closed: 'Nights, weekends and holidays',
    alarm: 'Trouble breathing or swallowing, bleeding that does not stop, or a hard blow to the head: call',
    alarmEnd: ' first.',
    firstAid: [
      {
        what: 'A tooth is knocked out',
        how: 'Hold it by the crown, rinse it briefly, put it in milk. Come at once.',
      },
      { what: 'A tooth is broken', how: 'Rinse with warm water, keep the piece, cool your cheek.' },
      {
        what: 'Swelling or strong pain',
        how: 'Hold something cold against your cheek. Do not put aspirin on the gum.',
      },
    ],
  },
  card: { directions: 'How to find us', talk: 'Talk to us' },
  request: {
    title: 'Request an appointment',
    lead: `We’ll contact you within ${responseHours} hours to confirm your appointment.`,
    points: [
      'Nothing is booked until we have talked',
      'Tell us if you are nervous or in pain, and we will plan for it',
      'Anything private can wait for the phone',
    ],
    kept: 'How long we keep what you send:',
    privacy: 'Privacy and cookies',
  },
  message: {
    title: 'Just a question?',
    lead: 'Write us a message. It goes to the front desk, not to a mailing list.',
    tell: 'Tell us how your visit was, or',
    reviews: 'read what other patients say',
    kept: '. What we keep about you, and who sees it, is explained in',
  },
  directions: {
    title: 'How to find us',
    mapAlt: place.pictures.map,
    text: place.findUs,
    maps: 'Open in Maps',
    newTab: ' (new tab)',
  },
  thanks: {
    title: 'Thank you',
    description: 'Your note has arrived at our front desk.',
    lead: `Your note has arrived. We’ll contact you within ${responseHours} hours.`,
    reference: 'Your reference:',
    sooner: 'Need us sooner? Call',
    soonerEnd: 'and have this reference at hand.',
    home: 'Back to the home page',
    bring: 'What to bring',
  },
} as const;
