/** First in the archive: what it is, and what it needs. */
export interface Manifest {
  format: 1;
  madeAt: string;
  /** The schema it was taken from. */
  migrations: string[];
  columns: Record<string, string[]>;
}

/** Last in the archive, so that one that was cut off is not taken for a whole one. */
export interface Counts {
  rows: Record<string, number>;
  pictures: number;
  posts: number;
  /** Pictures kept elsewhere that could not be fetched; their posts still name their address. */
  unreachable: string[];
}

export const manifestName = 'manifest.json';
export const countsName = 'counts.json';
export const rowsName = (table: string, part: number) =>
  `data/${table}/${String(part).padStart(5, '0')}.jsonl`;
export const tableOf = (entry: string): string | undefined =>
  /^data\/([a-z_]+)\/\d+\.jsonl$/.exec(entry)?.[1];
