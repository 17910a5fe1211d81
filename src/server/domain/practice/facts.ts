import { factSchemas, type FactKind } from '#contracts/facts.ts';
import { ownFacts } from '#practice/own-facts.ts';
import { repeatable, transaction, once, type StaffActor } from '#server/db/client.ts';
import { selectLastBuild } from '#server/db/practice-builds.ts';
import { insertEarlierVersion, insertVersion, selectVersions } from '#server/db/practice-versions.ts';
import { askForBuild } from './builds.ts';
import { judgeFact } from './judge-fact.ts';

const versionsShown = 50;

/** A kind of fact with all that was saved of it, and whether it is public. */
export async function readFact(kind: FactKind) {
  const [versions, [build = null]] = await transaction(
    [selectVersions(kind, versionsShown), selectLastBuild()],
    {
      repeatable: true,
    },
  );
  return {
    kind,
    own: ownFacts[kind],
    versions: versions.map((row) => ({ ...row, value: inShape(kind, row.value) })),
    build,
  };
}

/** With its parts in the order of its schema, which the database does not keep; one that does not fit any more as it is. */
function inShape(kind: FactKind, value: unknown): unknown {
  const checked = factSchemas[kind].safeParse(value);
  return checked.success ? checked.data : value;
}

type FactSaved =
  | { outcome: 'saved' | 'conflict'; history: Awaited<ReturnType<typeof readFact>> }
  | { outcome: 'unknown' }
  | { outcome: 'invalid'; issues: readonly { path: PropertyKey[]; message: string }[] };

/** Saved, and a build asked for, unless it does not fit its schema or somebody has saved another version than `base` meanwhile. */
export async function saveFact(
  kind: FactKind,
  { base, value }: { base: number; value: unknown },
  actor: StaffActor,
): Promise<FactSaved> {
  const judged = judgeFact(kind, value);
  if (!judged.success) return { outcome: 'invalid', issues: judged.issues };
  const [saved] = await once(insertVersion(kind, { base, value: judged.value }, actor), actor);
  return afterwards(kind, saved !== undefined, actor);
}

/** An earlier version again; `number` 0 is what the site came with. */
export async function restoreFact(
  kind: FactKind,
  { base, number }: { base: number; number: number },
  actor: StaffActor,
): Promise<FactSaved> {
  if (number === 0) return saveFact(kind, { base, value: ownFacts[kind] }, actor);
  const versions = await repeatable(selectVersions(kind, versionsShown));
  const earlier = versions.find((version) => version.number === number);
  if (!earlier) return { outcome: 'unknown' };
  const judged = judgeFact(kind, earlier.value);
  if (!judged.success) return { outcome: 'invalid', issues: judged.issues };
  const [saved] = await once(insertEarlierVersion(kind, { base, number }, actor), actor);
  return afterwards(kind, saved !== undefined, actor);
}

async function afterwards(kind: FactKind, isSaved: boolean, actor: StaffActor): Promise<FactSaved> {
  if (isSaved) await askForBuild(actor);
  return { outcome: isSaved ? 'saved' : 'conflict', history: await readFact(kind) };
}
