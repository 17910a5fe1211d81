import { formerPaths } from './former-paths.ts';

/**
 * Where an address of the former site leads, with the question it came with; undefined where it was none. Capitals and a
 * slash at the end make no difference.
 * @param address path and query as they were asked for
 */
export function leadOn(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  paths: Readonly<Record<string, string>> = formerPaths,
): string | undefined {
  const target = targetOf(plainPath(pathname), new URLSearchParams(search), Object.entries(paths));
  if (target === undefined) return undefined;
  const to = new URL(target, 'https://here.example');
  if (!to.search) to.search = search;
  return to.pathname + to.search + to.hash;
}

type Rule = [from: string, to: string];

function targetOf(path: string, query: URLSearchParams, rules: Rule[]): string | undefined {
  const questions = rules.filter(
    ([from]) => from.includes('?') && asks(new URL(from, 'https://here.example')),
  );
  const same = rules.filter(([from]) => plainPath(from) === path);
  // The longest says most.
  const below = rules
    .filter(([from]) => from.endsWith('/*') && `${path}/`.startsWith(plainPath(from.slice(0, -1)) + '/'))
    .sort(([one], [other]) => other.length - one.length);
  return [...questions, ...same, ...below][0]?.[1];

  function asks(from: URL): boolean {
    return (
      plainPath(from.pathname) === path &&
      [...from.searchParams].every(([name, value]) => query.get(name) === value)
    );
  }
}

/** As two spellings of one address are compared. */
export function plainPath(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/(?<=.)\/$/, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
