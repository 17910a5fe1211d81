import { expect, it } from 'vitest';
import { answerTemplates, templateIn } from './answer-templates.ts';

const filledIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([word]) => word).toSorted();
const english = answerTemplates.filter(({ language }) => language === 'en');

it.each(english)('“$name” stands in Spanish too, and fills in the same', ({ id, subject, text }) => {
  const sister = answerTemplates.find((template) => template.id === templateIn('es', id));
  expect(sister?.language).toBe('es');
  expect(filledIn(sister?.subject ?? '')).toEqual(filledIn(subject));
  expect(filledIn(sister?.text ?? '')).toEqual(filledIn(text));
});
