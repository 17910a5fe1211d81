/** What somebody brings along: one file, a folder or a zip; names are paths with `/`, whatever the system. */
export interface ExportFiles {
  names: string[];
  /** @throws Error where the file is larger than `limit` bytes */
  read: (name: string, limit: number) => Promise<Buffer>;
  close: () => Promise<void>;
}

export const tooLarge = (name: string, bytes: number) =>
  `${name} is too large (${(bytes / 1_000_000).toFixed(0)} MB).`;
