/** An instant in any spelling exports use; undefined where there is none (`0000-00-00 00:00:00` is WordPress for none). */
export function instantOf(text: unknown): Date | undefined {
  if (text instanceof Date) return Number.isNaN(text.getTime()) ? undefined : text;
  if (typeof text !== 'string' || text.startsWith('0000')) return undefined;
  const plain = text.trim();
  const instant = new Date(asIso(plain));
  const year = instant.getUTCFullYear();
  return year >= 1970 && year < 2200 ? instant : undefined;
}

/** A day alone is its noon, which is that day in Florida too; a time without a zone is taken for UTC. */
function asIso(text: string): string {
  const [, day, time, zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))? ?(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? [];
  if (!day) return text;
  return time ? `${day}T${time}${zone.replace(/^(...)(\d\d)$/, '$1:$2')}` : `${day}T12:00:00Z`;
}
