import { englishMessages } from '#contracts/form-messages.ts';
import { contactForm, patientAppointmentForm } from '#contracts/request-forms.ts';
import { messageTopics } from '#practice/contact-links.ts';
import { longDate, weekdayOf } from '#practice/dates.ts';
import type { FormWords } from '../words.ts';

export const englishWords: FormWords = {
  language: 'en',
  messages: englishMessages,
  appointment: {
    fields: patientAppointmentForm,
    success: {
      title: 'Appointment Request Submitted',
      description: "We'll contact you within 24 hours to confirm your appointment.",
    },
    failure: 'Failed to submit appointment request',
    submit: 'Request Appointment',
  },
  message: {
    fields: contactForm,
    success: { title: 'Message Sent', description: "We'll answer you within 24 hours." },
    failure: 'Failed to send your message',
    submit: 'Send Message',
  },
  topics: messageTopics,
  undecided: 'Not sure yet',
  required: ['Fields marked with an asterisk (', 'star', ') are required.'],
  submitting: 'Submitting...',
  error: 'Error',
  faults: (count) => (count === 1 ? 'One thing needs another look:' : `${count} things need another look:`),
  nothingLost: 'Nothing you typed is lost. Please try again, or call us at',
  callToo: 'You can also call us at',
  slow: 'This is taking longer than usual. Please keep this page open.',
  again: 'This is taking longer than usual. We are trying again.',
  offline: 'You are offline. Keep this page open and we will send this as soon as you are back online.',
  online: 'You are back online. Sending…',
  cancel: 'Do not send it',
  canceled: 'We have not sent this. Everything you typed is still here.',
  reference: 'Your reference:',
  sooner: ['Need us sooner? Call', 'and have this reference at hand.'],
  another: 'Send another one',
  closedDay: ({ date, reason, next }) => {
    const why = reason ? ` for ${reason}` : ` on ${weekdayOf(date)}s`;
    return `We are closed${why}. The next open day is ${weekdayOf(next)}, ${longDate(next)}. We will find a time together.`;
  },
};
