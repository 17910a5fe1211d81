import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { lengthsOf } from './text.ts';

type Definition = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
};

const isGuarded = (schema: z.core.$ZodType) => lengthsOf(schema) !== undefined;

/** The paths of all strings in a schema that take whatever is sent. */
function openStrings(schema: z.core.$ZodType, path: string): string[] {
  if (isGuarded(schema)) return [];
  const { type, shape, innerType, element, options, in: input, out } = schema._zod.def as Definition;
  if (type === 'string' || type === 'any' || type === 'unknown' || type === 'record') return [path];
  // What comes after a guarded part sees guarded text.
  if (input) return out && isGuarded(out) ? [] : openStrings(input, path);
  if (shape) return Object.entries(shape).flatMap(([name, field]) => openStrings(field, `${path}.${name}`));
  return [innerType, element, ...(options ?? [])].flatMap((part) => (part ? openStrings(part, path) : []));
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;
const bounds = { earliest: '2026-01-01', latest: '2028-01-01' };

/** Every schema this room gives away, also those made for a day. */
async function schemas(): Promise<[string, z.core.$ZodType][]> {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && name !== 'text.ts',
  );
  const found: [string, z.core.$ZodType][] = [];
  for (const file of files)
    for (const [name, value] of Object.entries((await import(join(import.meta.dirname, file))) as object)) {
      const made: unknown =
        /[sS]chema$/.test(name) && typeof value === 'function'
          ? (value as (given: object) => unknown)(bounds)
          : value;
      if (isSchema(made)) found.push([name, made]);
    }
  return found;
}

describe('every text of every call', () => {
  it('passes the one guard of texts', async () => {
    const all = await schemas();
    expect(all.length).toBeGreaterThan(8);
    expect(all.flatMap(([name, schema]) => openStrings(schema, name))).toEqual([]);
  });

  it('would be found if it did not', () => {
    const careless = z.object({
      note: z.optional(z.string()),
      tags: z.array(
        z.pipe(
          z.string(),
          z.transform((tag) => tag.trim()),
        ),
      ),
    });
    expect(openStrings(careless, 'careless')).toEqual(['careless.note', 'careless.tags']);
  });
});
