/** What patients ask about each service. Shown on its page and told to search engines in the same words. */
import { dollars, savingsPlan } from '#practice/prices.ts';
import { type ServiceId } from '#practice/services.ts';

export interface Question {
  question: string;
  answer: string;
}

const estimate = 'You get a written price before we start, and we check what your insurance pays.';
const planDiscount = `Members of our savings plan pay ${savingsPlan.discountPercent}% less.`;

export const serviceQuestions: Readonly<Record<ServiceId, readonly Question[]>> = {
  preventative: [
    {
      question: 'Is it for me if nothing hurts?',
      answer:
        'Yes, that is the best time. Most problems start without pain, and a small one is quicker and cheaper to fix than a large one.',
    },
    {
      question: 'How long does a visit take?',
      answer:
        'Plan about an hour. A first visit can take a little longer, since we take X-rays and get to know you.',
    },
    {
      question: 'Does a cleaning hurt?',
      answer:
        'Most people feel pressure and some scraping, and tender gums can be sore for a day. Tell us: we can numb the gums, slow down or take a break.',
    },
    {
      question: 'What does it cost?',
      answer: `Many insurance plans cover checkups and cleanings. Without insurance, our savings plan includes them for ${dollars(savingsPlan.prices[0].pricePerYear)} a year for one person.`,
    },
    {
      question: 'What do I do next?',
      answer:
        'Pick a time online or call us. If it has been years since your last visit, you do not need to explain.',
    },
  ],
  restorative: [
    {
      question: 'Which treatment do I need?',
      answer:
        'That depends on how much healthy tooth is left. We show you pictures of it, tell you what can be done, and what happens if you wait.',
    },
    {
      question: 'How long does it take?',
      answer:
        'A same-day restoration takes 2-3 hours in one visit. Most fillings take less than an hour. A bridge needs more than one visit.',
    },
    {
      question: 'Does it hurt?',
      answer:
        'We numb the tooth first and wait until it works. You feel pressure and hear the tools. Afterwards the spot can be tender for a few days. If you are nervous, ask about sedation.',
    },
    {
      question: 'What does it cost?',
      answer: `It depends on the tooth and the material. ${estimate} ${planDiscount}`,
    },
    {
      question: 'What if my tooth breaks today?',
      answer: 'Call us. We keep room for emergency appointments. Keep the broken piece if you have it.',
    },
  ],
  cosmetic: [
    {
      question: 'Is it for me?',
      answer:
        'If something about your smile bothers you, it is worth a talk. Your teeth and gums should be healthy first; if they are not, we start there.',
    },
    {
      question: 'Which option fits me?',
      answer:
        'Color alone: whitening. Shape and small gaps: veneers. Position: aligners. Often the smallest step is enough, and we will say so.',
    },
    {
      question: 'Does it hurt?',
      answer:
        'Whitening can make teeth sensitive for a day or two. New aligners press for a few days. For veneers we numb the teeth.',
    },
    {
      question: 'What does it cost?',
      answer: `Insurance rarely pays for looks alone. ${planDiscount} You get a written price before we start, and you can spread it over monthly payments.`,
    },
    {
      question: 'What do I do next?',
      answer:
        'Send us a request and say what you would like to change. At the first visit we only look, talk and plan.',
    },
  ],
  implants: [
    {
      question: 'Is it for me?',
      answer:
        'Most healthy adults can have an implant. What counts is enough bone, healthy gums, and your health in general. Smoking and some medicines matter, so please tell us.',
    },
    {
      question: 'How long does it take?',
      answer: '3-6 months from start to finish. Most of that is healing time between a few visits.',
    },
    {
      question: 'Does it hurt?',
      answer:
        'The spot is numbed, and you can have sedation. Expect to be sore for some days afterwards; we tell you what helps and call to hear how you are.',
    },
    {
      question: 'Will I go without a tooth?',
      answer: 'You do not have to. We offer a temporary restoration while the implant heals.',
    },
    {
      question: 'What does it cost?',
      answer: `It depends on the number of implants and on your bone. ${estimate} ${planDiscount} The 3D cone beam image is not part of the plan.`,
    },
    {
      question: 'What do I do next?',
      answer:
        'Schedule a consultation. We look, take an image, and give you a plan with dates and prices to take home.',
    },
  ],
  sedation: [
    {
      question: 'Will I be asleep?',
      answer:
        'No. With both kinds you stay awake and can answer us. Many people feel calm and drowsy, and some remember little of the visit afterwards.',
    },
    {
      question: 'Which kind is for me?',
      answer:
        'Nitrous oxide suits mild worry and short visits. Oral sedation suits stronger fear and long visits. We choose together, after looking at your health and your medicines.',
    },
    {
      question: 'Does it stop the pain?',
      answer: 'It eases the fear. The tooth is still numbed as usual, once you are relaxed.',
    },
    {
      question: 'Can I drive home?',
      answer:
        'After nitrous oxide, yes: it wears off quickly. After oral sedation you need a driver, and you should rest for the day.',
    },
    {
      question: 'What does it cost?',
      answer:
        'It is priced apart from the treatment, and not every insurance pays for it. Ask us; you get the price before you decide.',
    },
    {
      question: 'What do I do next?',
      answer: 'Tell us that you are nervous, in the request or on the phone. We plan the visit around it.',
    },
  ],
};
