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
  /** Cron expression of a function the host calls by the clock. */
  schedule: string | undefined;
}

interface FunctionModule {
  default: Handler;
  config?: { path?: string | string[]; schedule?: string };
}

const folder = join(import.meta.dirname, '../../netlify/functions');

/** The functions of `netlify/functions`, loaded into this process and found by their own `config.path`. */
export async function loadFunctions(): Promise<ServedFunction[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(folder, file)).href)) as FunctionModule;
      return {
        name: file.replace(/\.ts$/, ''),
        handler: module.default,
        paths: [module.config?.path ?? []].flat(),
        schedule: module.config?.schedule,
      };
    }),
  );
}

interface FunctionMatch {
  handler: Handler;
  params: Record<string, string>;
}

type Finder = (pathname: string) => FunctionMatch | undefined;

/** Finds the function for an address. The most exact path wins: one without parameters, then one with the fewest. */
export function functionFinder(functions: ServedFunction[]): Finder {
  const routes = functions.flatMap(({ handler, paths }) => paths.map((path) => ({ handler, path })));
  const exact = new Map(routes.map(({ handler, path }) => [path, { handler, params: {} }]));
  const withParameters = routes
    .filter(({ path }) => /[:*]/.test(path))
    .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
    .map(({ handler, path }) => ({ handler, pattern: new URLPattern({ pathname: path }) }));
  return (pathname) => {
    const found = exact.get(pathname);
    if (found) return found;
    for (const { handler, pattern } of withParameters) {
      const params = pattern.exec({ pathname })?.pathname.groups;
      if (params) return { handler, params: params as Record<string, string> };
    }
    return undefined;
  };
}
