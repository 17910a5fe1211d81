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
  const issues = missingFiles(kind, checked.data);
  return issues.length > 0 ? { success: false, issues } : { success: true, value: checked.data };
}

/** What names a file the site does not have would end every build. */
function missingFiles(kind: FactKind, value: unknown): Issue[] {
  if (kind === 'team') return strangers(value as readonly { id: number }[]);
  return kind === 'insurers' ? unknownLogos(value as readonly { logo?: string }[]) : [];
}

/** Whoever has no portrait; and nobody is there twice. */
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

function unknownLogos(insurers: readonly { logo?: string }[]): Issue[] {
  const known = ownFacts.insurers.map(({ logo }) => logo);
  return insurers.flatMap(({ logo }, index) =>
    logo === undefined || known.includes(logo)
      ? []
      : [
          {
            path: [index, 'logo'],
            message: 'The site has no such logo: leave it out, and the name stands there.',
          },
        ],
  );
}
