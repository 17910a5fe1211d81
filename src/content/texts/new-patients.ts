import { place } from '#practice/own/place.ts';
import { practice } from '#practice/practice.ts';

/** The page of those who come for the first time. */
export const newPatients = {
  title: 'New Patients',
  description: `Your first visit to ${practice.name} in ${practice.address.city}: book online, what to bring, and what happens.`,
  heading: 'New Patients Welcome',
  lead: 'First visits are for getting to know each other. Pick a time below, or call us, and we take it from there.',
  waitingRoomAlt: place.pictures.waitingRoom,
  callToAction: {
    title: 'We look forward to meeting you',
    text: 'However long it has been since your last visit, you will not get a lecture from us.',
  },
  book: {
    title: 'Contact information',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    newTab: 'Open in New Tab',
    newTabWhat: ': the booking form',
    trouble: 'Having trouble with the form? Call',
    orWrite: 'or write to',
    loading: 'Loading booking system...',
    slow: 'Still loading. You can also call us at',
    otherWay: 'Book another way',
    otherWays: 'The booking form is not showing. You can still reach us in one of these ways.',
    call: 'Call us',
    openTab: 'Open the form in a new tab',
    request: 'Send a request',
  },
  firstVisit: {
    title: 'Your first visit',
    lead: 'Plan about an hour. Nothing is drilled unless you are in pain and ask us to.',
    roomAlt: place.pictures.firstVisit,
    steps: [
      {
        title: 'You arrive',
        text: place.arrival,
      },
      {
        title: 'We talk',
        text: 'What brings you here, what worries you, what you never want to happen again.',
      },
      {
        title: 'We look',
        text: 'An exam of teeth and gums, and X-rays if you need them. You can see it all on the screen.',
      },
      {
        title: 'You get a plan',
        text: 'What is urgent, what can wait, what it costs. You decide, here or at home.',
      },
    ],
  },
  bring: {
    title: 'What to bring',
    items: [
      'A photo ID',
      'Your insurance card, if you have one',
      'A list of your medicines and allergies',
      'X-rays from the last two years, if you can get them',
      'Your night guard, aligner or denture',
    ],
    forgot:
      'Forgot something? Come anyway. Nothing on this list keeps you from being seen. To save money without insurance, see our',
    plan: 'savings plan',
    child: 'Coming with a child?',
    childText:
      'Bring a parent or guardian who can sign, a favorite toy, and no promises that “nothing will happen.” We explain it ourselves.',
    nervous: 'Nervous?',
    nervousText: 'Say so when you book, and bring someone.',
    readAbout: 'Read about',
    sedation: 'sedation',
  },
} as const;
