import { expect, test } from 'vitest';
import { caseOnHomePage, galleryCases, publishableCases, type GalleryCase } from './gallery.ts';

const [sample] = galleryCases as readonly [GalleryCase];
const { consent, ...withoutConsent } = sample;

test('every case of the gallery has its patient’s consent', () => {
  expect(publishableCases(galleryCases)).toEqual(galleryCases);
});

test.each([
  ['none', withoutConsent],
  ['no record of one', { ...sample, consent: { record: '', signedOn: '2026-01-19' } }],
  ['one that was taken back', { ...sample, consent: { ...consent, withdrawnOn: '2026-05-01' } as never }],
])('a case with %s stops the build', (_, shown) => {
  expect(() => publishableCases([shown])).toThrow(`No consent to show the case ${sample.id}`);
});

test('the case on the home page is one of the gallery', () => {
  expect(galleryCases.map(({ id }) => id)).toContain(caseOnHomePage);
});
