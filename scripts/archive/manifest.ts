import * as z from 'zod';

/** First in the archive: what it is, and what it needs. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The schema it was taken from. */
  migrations: z.array(z.string()),
  columns: z.record(z.string(), z.array(z.string())),
});
export type Manifest = z.output<typeof manifestSchema>;

/** Last in the archive, so that one that was cut off is not taken for a whole one. */
export const countsSchema = z.object({
  rows: z.record(z.string(), z.int()),
  pictures: z.int(),
  posts: z.int(),
  /** Pictures kept elsewhere that could not be fetched; their posts still name their address. */
  unreachable: z.array(z.string()),
});
export type Counts = z.output<typeof countsSchema>;

export const manifestName = 'manifest.json';
export const countsName = 'counts.json';
export const rowsName = (table: string, part: number) =>
  `data/${table}/${String(part).padStart(5, '0')}.jsonl`;
export const tableNameIn = (entry: string): string | undefined =>
  /^data\/([a-z_]+)\/\d+\.jsonl$/.exec(entry)?.[1];
