import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';

export type Handler = (request: Request, context: Context) => Response | Promise<Response>;

export interface ServedFunction {
  name: string;
  handler: Handler;
  /** As `config.path` has them, parameters included. */
  paths: string[];
  /** Addresses among them that belong to another function. */
  excludedPaths: string[];
  /** Cron expression of a function the host calls by the clock. */
  schedule: string | undefined;
}

interface FunctionModule {
  default: Handler;
  config?: { path?: string | string[]; excludedPath?: string | string[]; schedule?: string };
}

const folder = join(import.meta.dirname, '../../netlify/functions');

const load = async (file: string): Promise<unknown> => import(pathToFileURL(file).href);

/** The functions of `netlify/functions`, loaded into this process and found by their own `config.path`. */
export async function loadFunctions(loadModule = load): Promise<ServedFunction[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files.map(async (file) => {
      const module = (await loadModule(join(folder, file))) as FunctionModule;
      return {
        name: file.replace(/\.ts$/, ''),
        handler: module.default,
        paths: [module.config?.path ?? []].flat(),
        excludedPaths: [module.config?.excludedPath ?? []].flat(),
        schedule: module.config?.schedule,
      };
    }),
  );
}

interface FunctionMatch {
  name: string;
  handler: Handler;
  params: Record<string, string>;
}

type Finder = (pathname: string) => FunctionMatch | undefined;

/**
 * Finds the function for an address as the host does: by pattern, less what a function excludes. The host promises no
 * order among functions that claim the same address, so none may; a test sees to that.
 */
export function functionFinder(functions: ServedFunction[]): Finder {
  const literals = new Map<string, FunctionMatch>();
  const patterns: {
    name: string;
    handler: Handler;
    beginning: string;
    path: URLPattern;
    excluded: ReadonlySet<string>;
  }[] = [];
  for (const { name, handler, paths, excludedPaths } of functions)
    for (const path of paths) {
      const [beginning = ''] = path.split(/[:*]/);
      if (beginning === path) literals.set(path, { name, handler, params: {} });
      else
        patterns.push({
          name,
          handler,
          beginning,
          path: new URLPattern({ pathname: path }),
          excluded: new Set(excludedPaths),
        });
    }
  return (pathname) => {
    const found = literals.get(pathname);
    if (found) return found;
    for (const { name, handler, beginning, path, excluded } of patterns) {
      // Patterns are dear to try: most are ruled out by how an address begins.
      const match = pathname.startsWith(beginning) ? path.exec({ pathname }) : null;
      if (match && !excluded.has(pathname))
        return { name, handler, params: match.pathname.groups as Record<string, string> };
    }
    return undefined;
  };
}
