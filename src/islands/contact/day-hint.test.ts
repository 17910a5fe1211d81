import { expect, it } from 'vitest';
import { dayHint } from './day-hint.ts';
import { englishWords } from './en/words.ts';
import { spanishWords } from './es/words.ts';

it.each([
  [
    '2026-11-26',
    'We are closed for Thanksgiving. The next open day is Friday, November 27, 2026. We will find a time together.',
  ],
  [
    '2026-11-28',
    'We are closed on Saturdays. The next open day is Monday, November 30, 2026. We will find a time together.',
  ],
  ['2026-11-27', ''],
  ['', ''],
  ['2026-13-45', ''],
])('says of %s: %s', (date, hint) => {
  expect(dayHint(date, englishWords)).toBe(hint);
});

it.each([
  [
    '2026-11-26',
    'Ese día estamos cerrados por el Día de Acción de Gracias. El próximo día que abrimos es el viernes 27 de noviembre de 2026. Buscaremos una hora con usted.',
  ],
  [
    '2026-11-28',
    'Cerramos los sábados. El próximo día que abrimos es el lunes 30 de noviembre de 2026. Buscaremos una hora con usted.',
  ],
  ['2026-11-27', ''],
])('says of %s in Spanish: %s', (date, hint) => {
  expect(dayHint(date, spanishWords)).toBe(hint);
});

it('has no word for a closure the practice has added itself, and says that it is closed', () => {
  const closed = { date: '2026-11-23', reason: 'A storm', next: '2026-11-24' };
  expect(spanishWords.closedDay(closed)).toMatch(/^Ese día estamos cerrados\. El próximo día /);
});

it('knows of a closure that was announced since the site was built', () => {
  const storm = [{ from: '2026-11-25', to: '2026-11-27', reason: 'a storm' }];
  expect(dayHint('2026-11-25', englishWords, storm)).toBe(
    'We are closed for a storm. The next open day is Monday, November 30, 2026. We will find a time together.',
  );
  expect(dayHint('2026-11-25', englishWords)).toBe('');
});
