import { partName } from './fact-words.ts';

/** A fact in lines, a part each: `Monday, Opens at: 07:00`; what a version and another differ in is read off them. */
function factLines(value: unknown, names: readonly string[] = []): string[] {
  if (value === null || typeof value !== 'object')
    return [`${names.join(', ')}: ${value === null ? 'Closed' : String(value as string | number)}`];
  return Object.entries(value).flatMap(([name, part]) => factLines(part, [...names, partName(name)]));
}

/** What stands now instead of what stood before; a part that was not there before has no `before`. */
export function factChanges(after: unknown, before: unknown): { line: string; before: string }[] {
  const old = new Map(factLines(before).map(split));
  return factLines(after)
    .map(split)
    .filter(([name, text]) => old.get(name) !== text)
    .map(([name, text]) => ({ line: `${name}: ${text}`, before: old.get(name) ?? '' }));
}

function split(line: string): [string, string] {
  const at = line.indexOf(': ', line.lastIndexOf(', ') + 1);
  return [line.slice(0, at), line.slice(at + 2)];
}
