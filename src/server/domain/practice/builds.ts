import { isFactKind, type FactKind } from '#contracts/facts.ts';
import { repeatable, once, type StaffActor } from '#server/db/client.ts';
import {
  finishBuilds,
  insertBuildRequest,
  selectLastBuildRequest,
  selectSavedFacts,
} from '#server/db/practice-builds.ts';
import { env } from '#server/env.ts';
import { judgeFact } from './judge-fact.ts';

const hookTimeLimitMs = 4_000;

let buildHere: (() => void) | undefined;

/** For a server that builds by itself, such as the local one: it is told instead of the host. */
export function setBuildHere(build: (() => void) | undefined): void {
  buildHere = build;
}

/** Asks whoever builds this site for a build. What is saved stays saved, whatever becomes of this. */
export async function askForBuild(actor: StaffActor): Promise<void> {
  const hook = env().DEPLOY_CONTEXT === 'production' ? env().BUILD_HOOK_URL : undefined;
  const [asked] = await once(insertBuildRequest(actor.id, buildHere || hook ? 'asked' : 'waiting'));
  if (buildHere) return buildHere();
  if (!hook) return;
  try {
    const answer = await fetch(hook, { method: 'POST', signal: AbortSignal.timeout(hookTimeLimitMs) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  } catch {
    // The address is a secret of its own: nothing of it stands in a reason.
    await noteBuild(
      asked?.buildRequest ?? 0,
      'failed',
      'The host did not take the wish for a build (BUILD_HOOK_URL).',
    );
  }
}

/** The last request so far: to be asked before the facts are read, so that what is saved meanwhile stays one. */
export async function lastBuildRequest(): Promise<number> {
  const [row] = await repeatable(selectLastBuildRequest());
  return row?.buildRequest ?? 0;
}

/** What became of every request up to one. */
export async function noteBuild(
  upTo: number,
  state: 'live' | 'failed',
  reason: string | null,
): Promise<void> {
  await repeatable(finishBuilds(upTo, state, reason));
}

export interface FactsToBuild {
  facts: Partial<Record<FactKind, unknown>>;
  /** What was saved and this version cannot take: a sentence for each. It stays saved. */
  unfit: string[];
}

/** What the next build puts over the site's own facts. */
export async function factsToBuild(): Promise<FactsToBuild> {
  const facts: FactsToBuild['facts'] = {};
  const unfit: string[] = [];
  for (const { kind, value } of await repeatable(selectSavedFacts())) {
    if (!isFactKind(kind)) unfit.push(`“${kind}” was saved, and this version of the site does not know it.`);
    else {
      const judged = judgeFact(kind, value);
      if (judged.success) facts[kind] = judged.value;
      else unfit.push(unfitSentence(kind, judged.issues[0]));
    }
  }
  return { facts, unfit };
}

function unfitSentence(kind: string, issue: { path: PropertyKey[]; message: string } | undefined): string {
  const where = issue?.path.map(String).join('.') ?? '';
  return `The saved ${kind} do not fit this version of the site (${where}: ${issue?.message ?? ''}). It shows its own.`;
}
