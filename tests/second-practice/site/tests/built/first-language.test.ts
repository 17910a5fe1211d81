import { expect, test } from 'vitest';
import { acknowledgement } from '#server/domain/mail/compose.ts';

const mail = { resource: 'appointments', reference: 'CM-1234-5678', email: 'ines@example.com' } as Parameters<
  typeof acknowledgement
>[0];

test('whoever did not say a language is written to in Spanish, and whoever did in theirs', () => {
  const subjectIn = (language: 'en' | 'es' | null) => acknowledgement({ ...mail, language }).subject;
  expect(subjectIn(null)).toBe('Hemos recibido su solicitud CM-1234-5678');
  expect(subjectIn('en')).toBe('We have your request CM-1234-5678');
});
