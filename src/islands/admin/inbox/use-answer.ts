import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sendAnswer, templatesUrl } from '#api/answers.ts';
import { ApiError } from '#api/client.ts';
import { changeRequest } from '#api/inbox.ts';
import type { AnswerTemplate, TemplateWords } from '#contracts/answer.ts';
import { noteLimit, type InboxDetail, type InboxResource } from '#contracts/inbox.ts';
import { ownWords } from '#practice/answer-templates.ts';
import { showToast } from '#ui/toast-event.ts';
import { addOpenWork } from '../session/open-work.ts';
import { withSession } from '../session/session-gate.ts';
import {
  carriesVisit,
  fits,
  newDraft,
  parseDraft,
  presentWords,
  wordsFor,
  writeDraft,
  type AnswerDraft,
} from './answer-draft.ts';
import { readDraft, useDraft } from './drafts.ts';
import { useRefreshInbox } from './use-inbox.ts';
import { personName } from './words.ts';

type Messages = Partial<Record<keyof TemplateWords | 'trouble', string>>;

/**
 * An answer by email, from its first word until it is sent. It stays with its request past other rows and other tabs, and is
 * one mail however often the button is pressed or the line breaks.
 */
export function useAnswer(
  resource: InboxResource,
  id: string,
  item: InboxDetail | undefined,
  onSent: () => void,
) {
  const key = `answer ${id}`;
  const [kept, keep] = useDraft(key);
  const [fresh, setFresh] = useState<AnswerDraft>();
  const [isBusy, setIsBusy] = useState(false);
  const [messages, setMessages] = useState<Messages>({});
  const refresh = useRefreshInbox();
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
        if (note) await changeRequest(resource, id, { note });
      }),
    [key, id, resource],
  );

  function change(next: Partial<AnswerDraft>) {
    setMessages({});
    if (draft) keep(writeDraft({ ...draft, ...next }));
  }

  function end() {
    keep('');
    setFresh(undefined);
    setMessages({});
  }

  async function send() {
    if (!draft || !words || !item || isBusy) return;
    const unready = whyUnready(draft, words, templates, item);
    if (unready) return setMessages({ text: unready });
    // Whatever happens to the call: pressed again, it is the same answer.
    keep(writeDraft(draft));
    setIsBusy(true);
    setMessages({});
    const { id: answerId, marksContacted } = draft;
    const attachesVisit = carriesVisit(draft, item);
    const answer = { ...words, id: answerId, marksContacted, attachesVisit, updatedAt: item.updatedAt };
    try {
      await withSession(() => sendAnswer(resource, id, answer));
      end();
      onSent();
      showToast({ title: `${personName(item)}: answer sent`, description: words.subject });
    } catch (error) {
      setMessages(messagesOf(error));
    }
    await refresh();
    setIsBusy(false);
  }

  return {
    draft,
    templates,
    /** Those that say nothing that is not so. */
    offered: item ? templates?.filter((template) => fits(template, item)) : undefined,
    words,
    messages,
    isBusy,
    isUnreadable: isError,
    open: () => item && setFresh(newDraft(item)),
    change,
    write: (next: Partial<TemplateWords>) =>
      draft && words && change({ edits: { ...draft.edits, [draft.template]: { ...words, ...next } } }),
    send,
    discard() {
      end();
      if (kept)
        showToast({
          title: 'The answer was discarded.',
          action: { label: 'Undo', onAction: () => keep(kept) },
        });
    },
  };
}
export type AnswerInWork = ReturnType<typeof useAnswer>;

/** What has to be written first, or undefined. */
function whyUnready(
  { template }: AnswerDraft,
  words: TemplateWords,
  templates: readonly AnswerTemplate[],
  item: InboxDetail,
): string | undefined {
  if (!fits(words, item)) return 'There is no date and time to fill in for {visit}: set them first.';
  const bare = templates.find(({ id }) => id === ownWords);
  const isBare = template === ownWords && bare && wordsFor(bare, item).text.trim() === words.text.trim();
  return isBare ? 'Please write your answer.' : undefined;
}

function noteOf(draft: AnswerDraft | undefined): string | undefined {
  const words = draft?.edits[draft.template];
  return words && [...`Answer not sent: ${words.subject}\n\n${words.text}`].slice(0, noteLimit).join('');
}

function messagesOf(error: unknown): Messages {
  if (!(error instanceof ApiError))
    return { trouble: 'There is no connection right now. Your answer is kept; please send it again.' };
  const { details = [], code, error: sentence } = error.problem ?? {};
  if (details.length > 0)
    return Object.fromEntries(details.map(({ path, message }) => [path[0] ?? 'trouble', message]));
  if (code === 'conflict')
    return {
      trouble:
        'Somebody else changed this request meanwhile. Look at it again; then send, or discard your answer.',
    };
  return { trouble: sentence ?? 'The answer was not sent. Please try again.' };
}
