import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { templatesUrl } from '#api/answers.ts';
import { changeRequest } from '#api/inbox.ts';
import type { AnswerTemplate, TemplateWords } from '#contracts/answer.ts';
import { noteLimit, type InboxDetail, type InboxResource } from '#contracts/inbox.ts';
import { addOpenWork } from '../session/open-work.ts';
import { fits, newDraft, parseDraft, presentWords, writeDraft, type AnswerDraft } from './answer-draft.ts';
import { keepDraft, readDraft, useDraft } from './drafts.ts';

/** What is being written to one patient, with the templates it may begin with. Nothing of it is sent here. */
export function useAnswerDraft(resource: InboxResource, id: string, item: InboxDetail | undefined) {
  const key = `answer ${id}`;
  const [kept, keep] = useDraft(key);
  const [fresh, setFresh] = useState<AnswerDraft>();
  const draft = parseDraft(kept) ?? fresh;
  const { data: templates, isError } = useQuery<AnswerTemplate[]>({
    queryKey: [templatesUrl],
    enabled: draft !== undefined,
    // Another one may have put other words into them.
    staleTime: 0,
  });
  const words = draft && templates && item && presentWords(draft, templates, item);

  // Signing out ends the page. Nothing half written is mailed: it stays as a note.
  useEffect(
    () =>
      addOpenWork(async () => {
        const note = noteOf(parseDraft(readDraft(key)));
        if (!note) return;
        await changeRequest(resource, id, { note });
        keepDraft(key, '');
      }),
    [key, id, resource],
  );

  function change(next: Partial<AnswerDraft>) {
    if (draft) keep(writeDraft({ ...draft, ...next }));
  }
  return {
    draft,
    templates,
    /** Those that say nothing that is not so. */
    offered: item ? templates?.filter((template) => fits(template, item)) : undefined,
    words,
    isUnreadable: isError,
    open: () => item && setFresh(newDraft(item)),
    change,
    write: (next: Partial<TemplateWords>) =>
      draft && words && change({ edits: { ...draft.edits, [draft.template]: { ...words, ...next } } }),
    /** @returns how to have it back, where something was written */
    end() {
      keep('');
      setFresh(undefined);
      return kept ? () => keep(kept) : undefined;
    },
  };
}

function noteOf(draft: AnswerDraft | undefined): string | undefined {
  const words = draft?.edits[draft.template];
  return words && [...`Answer not sent: ${words.subject}\n\n${words.text}`].slice(0, noteLimit).join('');
}
