/** What `ilike` looks for: these words anywhere, wildcards among them as they are written. */
export const patternOf = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
