import { useState } from 'react';
import { sendAnswer } from '#api/answers.ts';
import { ApiError, codeOf, fieldMessages } from '#api/client.ts';
import type { TemplateWords } from '#contracts/answer.ts';
import type { AnswerTemplate } from '#contracts/answers/answer.ts';
import type { InboxDetail } from '#contracts/answers/inbox.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { isTemplate, ownWords } from '#practice/answer-templates.ts';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { carriesVisit, fits, wordsFor, type AnswerDraft } from './answer-draft.ts';
import { useAnswerDraft } from './use-answer-draft.ts';
import { useRefreshInbox } from './use-inbox.ts';
import { personName } from './words.ts';

type Messages = Partial<Record<keyof TemplateWords | 'form', string>>;

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
  const work = useAnswerDraft(resource, id, item);
  const { draft, templates, words } = work;
  const [isBusy, setIsBusy] = useState(false);
  const [messages, setMessages] = useState<Messages>({});
  const refresh = useRefreshInbox();

  async function send() {
    if (!draft || !templates || !words || !item || isBusy) return;
    const unready = whyUnready(draft, words, templates, item);
    if (unready) return setMessages({ text: unready });
    setIsBusy(true);
    setMessages({});
    await work.dropUnsent();
    const { id: answerId, marksContacted } = draft;
    const attachesVisit = carriesVisit(draft, item);
    const answer = { ...words, id: answerId, marksContacted, attachesVisit, updatedAt: item.updatedAt };
    try {
      await withSession(() => sendAnswer(resource, id, answer));
      work.sent();
      onSent();
      showToast({ title: `${personName(item)}: answer sent`, description: words.subject });
    } catch (error) {
      // Pressed again, it is the same answer; where another text went out under its name, a second one.
      work.change(isKeyReused(error) ? { id: crypto.randomUUID() } : {});
      setMessages(messagesOf(error));
    }
    await refresh();
    setIsBusy(false);
  }

  return {
    ...work,
    messages,
    isBusy,
    change(next: Partial<AnswerDraft>) {
      setMessages({});
      work.change(next);
    },
    write(next: Partial<TemplateWords>) {
      setMessages({});
      work.write(next);
    },
    send,
    discard() {
      setMessages({});
      const haveBack = work.end();
      if (haveBack)
        showToast({
          title: 'The answer was discarded.',
          action: { label: 'Undo', onAction: haveBack },
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
  const bare = templates.find(({ id }) => id === template && isTemplate(id, ownWords));
  const isBare = bare && wordsFor(bare, item).text.trim() === words.text.trim();
  return isBare ? 'Please write your answer.' : undefined;
}

const isKeyReused = (error: unknown) => codeOf(error) === 'key-reused';

const sentences: Record<string, string> = {
  conflict:
    'Somebody else changed this request meanwhile. Look at it again; then send, or discard your answer.',
  'key-reused':
    'Your answer had gone out already, as it was before. Look at the history; press again to send this one too.',
};

function messagesOf(error: unknown): Messages {
  if (!(error instanceof ApiError))
    return { form: 'There is no connection right now. Your answer is kept; please send it again.' };
  const { code = '', error: sentence } = error.problem ?? {};
  const form = sentences[code] ?? sentence ?? 'The answer was not sent. Please try again.';
  return fieldMessages(error) ?? { form };
}
