import { expect, test } from 'vitest';
import { patientWords, printableWords } from './patient-words.ts';

test('only words their writer allowed to be printed are shown', () => {
  const [sample] = printableWords(patientWords);
  if (!sample) throw new Error('There are no words to look at.');
  const { approvedOn, ...unasked } = sample;
  expect(printableWords([unasked])).toEqual([]);
  expect(printableWords([{ ...sample, writtenOn: `${approvedOn}9` }])).toEqual([]);
});

test('every word has a source, a day and a name nobody takes for a real patient’s', () => {
  for (const { source, writtenOn, name } of patientWords) {
    expect(source).toBeTruthy();
    expect(writtenOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(name).toMatch(/sample patient$/);
  }
});
