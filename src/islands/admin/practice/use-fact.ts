import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/client.ts';
import { factUrl, restoreFact, saveFact } from '#api/facts.ts';
import { factSchemas, type FactHistory } from '#contracts/facts.ts';
import { useDraft } from '../inbox/drafts.ts';
import { withSession } from '../session/session-gate.ts';

interface Draft {
  base: number;
  value: unknown;
}

export type FactWork = ReturnType<typeof useFact>;

/** A kind of fact as it is typed, kept past other places until it is saved or discarded, and how it is saved. */
export function useFact({ kind, own, versions }: FactHistory) {
  const client = useQueryClient();
  const [kept, keep] = useDraft(`practice ${kind}`);
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [done, setDone] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const number = versions[0]?.number ?? 0;
  const saved = versions[0]?.value ?? own;
  const draft: Draft = kept ? (JSON.parse(kept) as Draft) : { base: number, value: saved };

  async function run(act: () => Promise<FactHistory>, said: string): Promise<void> {
    setIsBusy(true);
    setMessages({});
    setDone('');
    try {
      client.setQueryData([factUrl(kind)], await withSession(act));
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
    await client.invalidateQueries({ queryKey: [factUrl(kind)] });
    const now = client.getQueryData<FactHistory>([factUrl(kind)])?.versions[0]?.number ?? number;
    keep(JSON.stringify({ ...draft, base: now } satisfies Draft));
    return { trouble: overtaken };
  }

  return {
    saved,
    value: draft.value,
    isChanged: kept !== '',
    messages,
    done,
    isBusy,
    write: (value: unknown) => {
      setDone('');
      keep(JSON.stringify({ ...draft, value } satisfies Draft));
    },
    discard: () => {
      setMessages({});
      keep('');
    },
    save: async () => {
      const checked = factSchemas[kind].safeParse(draft.value);
      if (!checked.success) return setMessages(named(checked.error.issues));
      return run(() => saveFact(kind, draft.base, checked.data), 'Saved.');
    },
    putBack: async (earlier: number) => run(() => restoreFact(kind, number, earlier), 'Put back.'),
  };
}

const notSaved = 'This was not saved. What you typed is still here: please try again.';
const overtaken =
  'Somebody has saved another version meanwhile: it is the first one under History. What you typed is still here; save it once more to put it in its place.';

/** `Monday.opens` and what is wrong with it, the first word of each. */
function named(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path, message }) => [path.map(String).join('.'), message]).reverse(),
  );
}
