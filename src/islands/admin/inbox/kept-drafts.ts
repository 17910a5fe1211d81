import { useEffect, useEffectEvent } from 'react';
import { changeRequest } from '#api/inbox.ts';
import { saveRequestDraft, type DraftPlace } from '#api/request-drafts.ts';
import type { RequestDrafts } from '#contracts/answers/request-draft.ts';
import { Autosave } from '../autosave.ts';
import { onPageLeft } from '../page-left.ts';
import { addOpenWork } from '../session/open-work.ts';
import { withSession } from '../session/session-gate.ts';
import { beginKeeping, forgetDrafts, keepDraft, readDraft, useDraft, type DraftKeeper } from './drafts.ts';

interface ServerDraft extends DraftKeeper {
  autosave: Autosave<string>;
  /** In a form that is on the screen, which knows what becomes of it at a sign-out. */
  isShown: boolean;
}
/** By their keys: everything of this page that the server keeps for its writer. */
const kept = new Map<string, ServerDraft>();
/** While nobody is signed in, no call of theirs asks anybody to. */
let isSignedOut = false;

const keyOf = ({ kind, id }: DraftPlace) => `${kind} ${id}`;

function makeServerDraft(place: DraftPlace): ServerDraft {
  let isSaved = true;
  const autosave = new Autosave<string>({
    onState: ({ status }) => (isSaved = status === 'saved'),
    send: async (text, _sequence, { isLeaving }) => {
      const send = () => saveRequestDraft(place, text, { keepalive: isLeaving });
      await (isLeaving || isSignedOut ? send() : withSession(send));
      return { savedAt: '' };
    },
  });
  const draft = {
    autosave,
    isShown: false,
    change(text: string) {
      isSaved = false;
      autosave.change(text);
    },
    isBehind: () => !isSaved || autosave.isBehind,
  };
  kept.set(keyOf(place), draft);
  return draft;
}

interface KeptDraftOptions extends DraftPlace {
  /** What the server had when the request was read; undefined until then. */
  given: RequestDrafts | undefined;
  /** Signing out ends the page: what colleagues find of it as a note, if it is worth one. */
  asNote: (text: string) => string | undefined;
}

/** A draft that outlives the page: kept on the server for its writer, until it is added, sent, discarded or old. */
export function useKeptDraft({ resource, id, kind, given, asNote }: KeptDraftOptions) {
  const key = keyOf({ resource, id, kind });
  if (given) beginKeeping(key, given[kind] ?? '', () => makeServerDraft({ resource, id, kind }));
  const noteOf = useEffectEvent(asNote);
  const isRead = given !== undefined;
  useEffect(() => {
    const draft = kept.get(key);
    if (!isRead || !draft) return;
    draft.isShown = true;
    const forget = addOpenWork(async () => {
      const note = noteOf(readDraft(key));
      if (!note) return draft.autosave.flush();
      await draft.autosave.stop();
      await changeRequest(resource, id, { note });
      await saveRequestDraft({ resource, id, kind }, '');
    });
    return () => {
      draft.isShown = false;
      forget();
    };
  }, [id, isRead, key, kind, resource]);
  return useDraft(key);
}

/** What follows has the last word: nothing of the draft is on its way any more. Whatever is written next is kept again. */
export async function dropUnsent(place: DraftPlace): Promise<void> {
  await kept.get(keyOf(place))?.autosave.drop();
}

/** The server has dropped it together with what it became. */
export function endDraft(place: DraftPlace): void {
  keepDraft(keyOf(place), '');
  void kept.get(keyOf(place))?.autosave.drop();
}

/** For as long as somebody is signed in. @returns how to end it: nothing of a patient stays in the page */
export function tendDrafts(): () => void {
  isSignedOut = false;
  const end = new AbortController();
  onPageLeft(() => {
    for (const { autosave } of kept.values()) void autosave.flush(true);
  }, end.signal);
  const forget = addOpenWork(async () => {
    const others = [...kept.values()].filter(({ isShown }) => !isShown);
    await Promise.all(others.map(({ autosave }) => autosave.flush()));
  });
  return () => {
    isSignedOut = true;
    end.abort();
    forget();
    for (const { autosave } of kept.values()) void autosave.flush().then(() => autosave.stop());
    kept.clear();
    forgetDrafts();
  };
}
