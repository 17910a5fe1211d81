import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { templatesUrl } from '#api/answers.ts';
import type { TemplateWords } from '#contracts/answer.ts';
import type { AnswerTemplate } from '#contracts/answers/answer.ts';
import type { InboxDetail } from '#contracts/answers/inbox.ts';
import { noteLimit, type InboxResource } from '#contracts/inbox.ts';
import {
  newDraft,
  offeredTo,
  parseDraft,
  presentWords,
  writeDraft,
  type AnswerDraft,
} from './answer-draft.ts';
import { dropUnsent, endDraft, useKeptDraft } from './kept-drafts.ts';

/** What is being written to one patient, with the templates it may begin with. Nothing of it is sent here. */
export function useAnswerDraft(resource: InboxResource, id: string, item: InboxDetail | undefined) {
  const place = { resource, id, kind: 'answer' } as const;
  const [kept, keep] = useKeptDraft({ ...place, given: item?.drafts, asNote: noteOf });
  const [fresh, setFresh] = useState<AnswerDraft>();
  const draft = parseDraft(kept) ?? fresh;
  const { data: templates, isError } = useQuery<AnswerTemplate[]>({
    queryKey: [templatesUrl],
    enabled: draft !== undefined,
    // Another one may have put other words into them.
    staleTime: 0,
  });
  const words = draft && templates && item && presentWords(draft, templates, item);

  function change(next: Partial<AnswerDraft>) {
    if (draft) keep(writeDraft({ ...draft, ...next }));
  }
  return {
    draft,
    templates,
    offered: item && templates && offeredTo(item, templates),
    words,
    isUnreadable: isError,
    open: () => item && setFresh(newDraft(item)),
    change,
    write: (next: Partial<TemplateWords>) =>
      draft && words && change({ edits: { ...draft.edits, [draft.template]: { ...words, ...next } } }),
    /** Before it is sent: no older state of it arrives after that. */
    dropUnsent: () => dropUnsent(place),
    sent() {
      endDraft(place);
      setFresh(undefined);
    },
    /** @returns how to have it back, where something was written */
    end() {
      keep('');
      setFresh(undefined);
      return kept ? () => keep(kept) : undefined;
    },
  };
}

/** Nothing half written is mailed when somebody signs out: it stays as a note. */
function noteOf(text: string): string | undefined {
  const draft = parseDraft(text);
  const words = draft?.edits[draft.template];
  return words && [...`Answer not sent: ${words.subject}\n\n${words.text}`].slice(0, noteLimit).join('');
}
