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
  if (kind !== 'insurers') return [];
  const known = ownFacts.insurers.map(({ logo }) => logo);
  return (value as readonly { logo?: string }[]).flatMap(({ logo }, index) =>
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
