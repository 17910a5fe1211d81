const mostWords = 8;
const longestWord = 40;

/** What a reader typed, as a query for the beginnings of words; only letters and digits go through. Null: no words. */
export function searchQuery(search: string): string | null {
  const words =
    search
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return null;
  return words
    .slice(0, mostWords)
    .map((word) => `${word.slice(0, longestWord)}:*`)
    .join(' & ');
}
