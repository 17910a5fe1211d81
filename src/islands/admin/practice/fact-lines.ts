import { isImagePath } from '#contracts/image.ts';
import { clockTime } from '#practice/open-sentence.ts';
import { isHidden, isTime, partName } from './fact-words.ts';

/** A part of a fact and what it says: `Monday, Opens at` and `7:00 AM`. */
type Line = [name: string, text: string];

function factLines(value: unknown, names: readonly string[] = []): Line[] {
  if (value === null) return [[names.join(', '), 'Closed']];
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return [[names.join(', '), value.filter(Boolean).join('; ')]];
  // The last letters of its id: whether it is another one is all that can be said of a picture.
  if (isImagePath(String(value))) return [[names.join(', '), `picture …${String(value).slice(-4)}`]];
  if (typeof value !== 'object') return [[names.join(', '), String(value as string | number)]];
  return Object.entries(value).flatMap(([name, part]) =>
    isHidden(name)
      ? []
      : factLines(isTime(name) && part ? clockTime(String(part)) : part, [
          ...names,
          Array.isArray(value) ? calledIn(part, name) : partName(name),
        ]),
  );
}

/** One of a list by its name, else by its place. */
function calledIn(part: unknown, place: string): string {
  const { name } = part as { name?: unknown };
  return typeof name === 'string' && name ? name : String(Number(place) + 1);
}

/** What stands now instead of what stood before, and what is gone. */
export function factChanges(after: unknown, before: unknown): { line: string; before: string }[] {
  const old = new Map(factLines(before));
  const now = factLines(after);
  const names = new Set(now.map(([name]) => name));
  const changed = now
    .filter(([name, text]) => old.get(name) !== text)
    .map(([name, text]) => ({ line: `${name}: ${text}`, before: old.get(name) ?? '' }));
  const gone = new Set(
    [...old.keys()]
      .filter((name) => !names.has(name) && Array.isArray(after))
      .map((name) => name.split(', ')[0] ?? ''),
  );
  return [...changed, ...[...gone].map((name) => ({ line: `${name}: changed or removed`, before: '' }))];
}
