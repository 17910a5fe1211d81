import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, fieldMessages } from '#api/client.ts';
import { readDraft, useDraft } from '../inbox/drafts.ts';
import { withSession } from '../session/session-gate.ts';

/** What is typed, and the version it was typed over. */
interface Draft<Content> {
  base: number;
  content: Content;
}

interface Versioned<Content> {
  /** Under which name the draft is kept. */
  name: string;
  /** Where the history is read. */
  url: string;
  /** Of the version that stands, and that version as it is typed. */
  number: number;
  content: Content;
}

/**
 * Something of which every saved state is a version: what is typed is kept past other places until it is saved or discarded,
 * never over somebody else's version unseen.
 */
export function useVersions<Content, Saved extends { versions: readonly { number: number }[] }>({
  name,
  url,
  number,
  content,
}: Versioned<Content>) {
  const client = useQueryClient();
  const key = `practice ${name}`;
  const [kept, keep] = useDraft(key);
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [done, setDone] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const draftIn = (text: string): Draft<Content> =>
    text ? (JSON.parse(text) as Draft<Content>) : { base: number, content };
  const draft = draftIn(kept);
  const write = (next: Draft<Content>) => keep(JSON.stringify(next));
  /** What has been typed by now, if anything, stands against the newest version. */
  const rebase = ({ versions }: Saved) => {
    const typed = readDraft(key);
    if (typed) write({ ...draftIn(typed), base: versions[0]?.number ?? number });
  };

  async function store(act: () => Promise<Saved>, said: string): Promise<void> {
    // Enter pressed twice is one wish: the second would be told that somebody else was quicker.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setMessages({});
    setDone('');
    try {
      const history = await withSession(act);
      client.setQueryData([url], history);
      if (readDraft(key) === kept) keep('');
      else rebase(history);
      setDone(said);
    } catch (error) {
      setMessages(await troubleOf(error));
    }
    setIsBusy(false);
    isUnderWay.current = false;
  }

  async function troubleOf(error: unknown): Promise<Record<string, string>> {
    const byField = fieldMessages(error);
    if (byField) return byField;
    if (!(error instanceof ApiError && error.status === 409)) return { form: notSaved };
    await client.invalidateQueries({ queryKey: [url] });
    const history = client.getQueryData<Saved>([url]);
    if (history) rebase(history);
    return { form: overtaken };
  }

  return {
    draft,
    store,
    /** What is wrong, by field; `form` for all of it. */
    messages,
    setMessages,
    done,
    isBusy,
    isChanged: kept !== '',
    edit: (next: Content) => {
      setDone('');
      write({ ...draft, content: next });
    },
    discard: () => {
      setMessages({});
      keep('');
    },
  };
}

const notSaved = 'This was not saved. What you typed is still here: please try again.';
const overtaken =
  'Somebody has saved another version meanwhile: it is the first one under History. What you typed is still here; save it once more to put it in its place.';
