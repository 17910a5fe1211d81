import type * as z from 'zod/mini';

type Definition = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  in?: z.core.$ZodType;
};

/** What a form has to know of a schema: which control, and what lies within. */
export type Part =
  | { kind: 'text' | 'number' }
  /** Short texts, a line each. */
  | { kind: 'lines' }
  | { kind: 'list'; item: Part }
  | { kind: 'group'; parts: [string, Part][] }
  /** Something, or nothing at all: a day without hours. */
  | { kind: 'maybe'; inner: Part };

/** @throws RangeError for a schema no form of ours knows */
export function partsOf(schema: z.core.$ZodType): Part {
  const { type, shape, innerType, element, in: input } = schema._zod.def as Definition;
  if (type === 'string') return { kind: 'text' };
  if (type === 'number' || type === 'int') return { kind: 'number' };
  if (type === 'pipe' && input) return partsOf(input);
  if (type === 'optional' && innerType) {
    const inner = innerType._zod.def as Definition;
    return partsOf(inner.type === 'nullable' && inner.innerType ? inner.innerType : innerType);
  }
  if (type === 'array' && element) {
    const item = partsOf(element);
    return item.kind === 'text' ? { kind: 'lines' } : { kind: 'list', item };
  }
  if (type === 'nullable' && innerType) return { kind: 'maybe', inner: partsOf(innerType) };
  if (type === 'object' && shape)
    return { kind: 'group', parts: Object.entries(shape).map(([name, part]) => [name, partsOf(part)]) };
  throw new RangeError(`No form for a ${type}`);
}

/** What stands in a part nobody has filled in yet. */
export function emptyOf(part: Part): unknown {
  if (part.kind === 'group') return Object.fromEntries(part.parts.map(([name, one]) => [name, emptyOf(one)]));
  if (part.kind === 'maybe') return null;
  return part.kind === 'lines' || part.kind === 'list' ? [] : '';
}
