import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announcementsUrl, restoreAnnouncements, saveAnnouncements } from '#api/admin-announcements.ts';
import { ApiError } from '#api/client.ts';
import {
  announcementsChangeSchema,
  type Announcements,
  type AnnouncementsHistory,
} from '#contracts/announcements.ts';
import { useDraft } from '../inbox/drafts.ts';
import { withSession } from '../session/session-gate.ts';
import { fromFields, toFields, type AnnouncementFields } from './announcement-fields.ts';

/** What is typed, and the version it was typed over. */
interface Draft {
  base: number;
  fields: AnnouncementFields;
}

export type AnnouncementsWork = ReturnType<typeof useAnnouncements>;

/** The form's words, kept past other tabs until they are saved or discarded, and how they are saved. */
export function useAnnouncements(live: Announcements, number: number) {
  const client = useQueryClient();
  const [kept, keep] = useDraft('practice announcements');
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [done, setDone] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const draft: Draft = kept ? (JSON.parse(kept) as Draft) : { base: number, fields: toFields(live) };

  async function run(act: () => Promise<AnnouncementsHistory>, said: string): Promise<void> {
    setIsBusy(true);
    setMessages({});
    setDone('');
    try {
      client.setQueryData([announcementsUrl], await withSession(act));
      keep('');
      setDone(said);
    } catch (error) {
      setMessages(await troubleOf(error));
    }
    setIsBusy(false);
  }

  async function troubleOf(error: unknown): Promise<Record<string, string>> {
    const problem = error instanceof ApiError ? error.problem : undefined;
    if (problem?.details) return named(problem.details);
    if (!(error instanceof ApiError && error.status === 409)) return { trouble: notSaved };
    await client.invalidateQueries({ queryKey: [announcementsUrl] });
    const now = client.getQueryData<AnnouncementsHistory>([announcementsUrl])?.versions[0]?.number ?? number;
    keep(JSON.stringify({ base: now, fields: draft.fields } satisfies Draft));
    return { trouble: overtaken };
  }

  return {
    fields: draft.fields,
    isChanged: kept !== '',
    messages,
    done,
    isBusy,
    write: (change: Partial<AnnouncementFields>) => {
      setDone('');
      keep(JSON.stringify({ ...draft, fields: { ...draft.fields, ...change } } satisfies Draft));
    },
    discard: () => {
      setMessages({});
      keep('');
    },
    refuse: setMessages,
    save: async () => {
      const change = { ...fromFields(draft.fields), base: draft.base };
      const checked = announcementsChangeSchema.safeParse(change);
      if (!checked.success) return setMessages(named(checked.error.issues));
      return run(() => saveAnnouncements(change), 'Saved. Every page shows it now.');
    },
    putBack: async (earlier: number) =>
      run(
        () => restoreAnnouncements({ number: earlier, base: number }),
        'Put back. Every page shows it now.',
      ),
  };
}

const notSaved = 'This was not saved. What you typed is still here: please try again.';
const overtaken =
  'Somebody has saved another version meanwhile: it is the first one under History. What you typed is still here; save it once more to put it in its place.';

/** `closures.0.reason` and what is wrong with it, the first word of each. */
function named(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path, message }) => [path.map(String).join('.'), message]).reverse(),
  );
}
