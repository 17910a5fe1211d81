import { describe, expect, it } from 'vitest';
import type { AppointmentItem } from '#contracts/answers/inbox.ts';
import { answerTemplates } from '#practice/answer-templates.ts';
import {
  carriesVisit,
  newDraft,
  offeredTo,
  parseDraft,
  presentWords,
  saysWhen,
  writeDraft,
} from './answer-draft.ts';

const templates = answerTemplates.map(({ id, name, language, ...original }) => ({
  ...{ id, name, language, ...original },
  ...{ isEdited: false, original },
}));
const visitAt = '2026-11-24T16:30:00Z';
const item = (fields: Partial<AppointmentItem> = {}) =>
  ({
    id: '1',
    reference: 'SD-2222-3333',
    firstName: 'Inés',
    lastName: 'Ficticia',
    status: 'pending',
    language: null,
    visitAt: null,
    ...fields,
  }) as AppointmentItem;
const begun = (of: AppointmentItem) => {
  const draft = newDraft(of);
  return { draft, words: presentWords(draft, templates, of) };
};

describe('an answer', () => {
  it.each([
    ['es', /^Hola, Inés:/, 'Own words (Spanish)'],
    ['en', /^Hello Inés,/, 'Own words'],
    [null, /^Hello Inés,/, 'Own words'],
  ] as const)(
    'to a form in %s begins with %s, and offers what fits it first',
    (language, greeting, first) => {
      const of = item({ language });
      expect(begun(of).words.text).toMatch(greeting);
      const offered = offeredTo(of, templates);
      expect(offered[0]?.name).toBe(first);
      // The others follow, each once; a visit that is not set is told to nobody.
      expect(offered.map(({ id }) => id).toSorted()).toEqual(
        templates.flatMap(({ id }) => (id.startsWith('visit-set') ? [] : [id])).toSorted(),
      );
    },
  );

  it('tells a visit in the language of its template, and takes it along', () => {
    const of = item({ language: 'es', status: 'confirmed', visitAt });
    const { draft, words } = begun(of);
    expect(words.text).toContain('Le esperamos el martes, 24 de noviembre de 2026');
    expect(carriesVisit(draft, of)).toBe(true);
    expect([saysWhen(words.text, visitAt), saysWhen('Le esperamos el martes', visitAt)]).toEqual([
      true,
      false,
    ]);
    const english = presentWords({ ...draft, template: 'visit-set' }, templates, of);
    expect(english.text).toContain('on Tuesday, November 24, 2026 at 11:30 AM');
    expect(saysWhen(english.text, visitAt)).toBe(true);
  });

  it('is read back as it was written, and what is none is none', () => {
    const { draft } = begun(item());
    expect(parseDraft(writeDraft(draft))).toEqual(draft);
    for (const text of ['', '{', '"x"', '{"id":"1"}', 'null']) expect(parseDraft(text)).toBeUndefined();
  });
});
