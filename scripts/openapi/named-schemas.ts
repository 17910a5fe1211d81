import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod/mini';

const contracts = join(import.meta.dirname, '../../src/contracts');

/**
 * What the contracts call their schemas. A `…Shape` is answered and goes by its own name (`PostItem`); a `…Schema` is sent and
 * is told apart by its ending (`NewPostBody`).
 */
export async function namedSchemas(io: 'input' | 'output'): Promise<[name: string, z.core.$ZodType][]> {
  const [ending, suffix] = io === 'output' ? ['Shape', ''] : ['Schema', 'Body'];
  const folder = io === 'output' ? join(contracts, 'answers') : contracts;
  const files = (await readdir(folder)).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(folder, file)).href)) as object),
  );
  return modules
    .flatMap((module) => Object.entries(module) as [string, unknown][])
    .flatMap(([name, value]) =>
      name.endsWith(ending) && isSchema(value) ? [[named(name, ending) + suffix, value]] : [],
    );
}

const named = (name: string, ending: string) => name.charAt(0).toUpperCase() + name.slice(1, -ending.length);

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
