import { messagesByPath } from '#api/client.ts';
import { factUrl, restoreFact, saveFact } from '#api/facts.ts';
import type { FactHistory } from '#contracts/answers/facts.ts';
import { factSchemas } from '#contracts/facts.ts';
import { useVersions } from './use-versions.ts';

export type FactWork = ReturnType<typeof useFact>;

/** A kind of fact as it is typed, and how it is saved. */
export function useFact({ kind, own, versions }: FactHistory) {
  const number = versions[0]?.number ?? 0;
  const saved = versions[0]?.value ?? own;
  const { draft, store, ...work } = useVersions<unknown, FactHistory>({
    name: kind,
    url: factUrl(kind),
    number,
    content: saved,
  });
  return {
    ...work,
    saved,
    value: draft.content,
    save: async () => {
      const checked = factSchemas[kind].safeParse(draft.content);
      if (!checked.success) return work.setMessages(messagesByPath(checked.error.issues));
      return store(() => saveFact(kind, draft.base, checked.data), 'Saved.');
    },
    putBack: async (earlier: number) => store(() => restoreFact(kind, number, earlier), 'Put back.'),
  };
}
