import { factSchemas, type FactKind } from '#contracts/facts.ts';
import { ownFacts } from '#practice/own-facts.ts';

interface Issue {
  path: PropertyKey[];
  message: string;
}

type Judged = { success: true; value: unknown } | { success: false; issues: readonly Issue[] };

/** Whether a value can be built in: asked when it is saved or put back, and again at each build, whose site may be another by then. */
export function judgeFact(kind: FactKind, value: unknown): Judged {
  const checked = factSchemas[kind].safeParse(value);
  if (!checked.success) return { success: false, issues: checked.error.issues };
  const issues = kind === 'team' ? strangers(checked.data as readonly { id: number }[]) : [];
  return issues.length > 0 ? { success: false, issues } : { success: true, value: checked.data };
}

/** Whoever has no portrait would end every build; and nobody is there twice. */
function strangers(team: readonly { id: number }[]): Issue[] {
  const known = ownFacts.team.map(({ id }) => id);
  return team.flatMap(({ id }, index) =>
    known.includes(id) && team.findIndex((other) => other.id === id) === index
      ? []
      : [
          {
            path: [index, 'id'],
            message: 'Somebody new needs a portrait first: see the guide for the practice.',
          },
        ],
  );
}
