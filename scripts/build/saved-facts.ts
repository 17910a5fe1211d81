import { existsSync, readFileSync } from 'node:fs';
import { factKinds, type FactKind } from '#contracts/facts.ts';

type SavedFacts = Partial<Record<FactKind, unknown>>;

/** What owners have saved, as the build is to take it: a file that `PRACTICE_FACTS` names; nothing where there is none. */
export function readSavedFacts(file = process.env['PRACTICE_FACTS']): SavedFacts {
  return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SavedFacts) : {};
}

/** `SAVED_HOURS`: the name under which a module of `src/practice` asks for what was saved. */
const nameOf = (kind: FactKind) => `SAVED_${kind.toUpperCase()}`;

/** The same for a bundler: each name with the text that takes its place. */
export function factDefinitions(facts = readSavedFacts()): Record<string, string> {
  return Object.fromEntries(
    factKinds.map((kind) => [nameOf(kind), kind in facts ? JSON.stringify(facts[kind]) : 'undefined']),
  );
}

/** The same for a process that runs the sources; to be called before any of `src/practice` is loaded. */
export function defineFactsHere(file: string): void {
  for (const [kind, value] of Object.entries(readSavedFacts(file)))
    Object.assign(globalThis, { [nameOf(kind as FactKind)]: value });
}
