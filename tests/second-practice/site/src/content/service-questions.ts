import { type ServiceId } from '#practice/services.ts';

export interface Question {
  question: string;
  answer: string;
}

/** What patients ask about each service. */
export const serviceQuestions: Readonly<Record<ServiceId, readonly Question[]>> = {
  preventative: [
    {
      question: 'Can we all come at once?',
      answer: 'Yes. Tell us how many you are, and Carmen finds an afternoon with two chairs.',
    },
    { question: 'From which age on?', answer: 'From the first tooth on. The first time we only count them.' },
  ],
  restorative: [
    {
      question: 'Will I notice the filling?',
      answer: 'For a day, perhaps. If it still feels high after three, come back and we polish it.',
    },
    {
      question: 'Why two visits for a crown?',
      answer: 'The lab across the street makes it by hand, and that takes a week.',
    },
  ],
  cosmetic: [
    {
      question: 'Am I too old for braces?',
      answer: 'Our oldest patient with braces was seventy-one. She sent a postcard.',
    },
    {
      question: 'Which kind would you take?',
      answer: 'The one you will wear. We put both in your hand before you decide.',
    },
  ],
};
