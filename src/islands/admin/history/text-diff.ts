/** What two texts have in common and what only one of them says, line by line (longest common subsequence). */
export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

export function diffLines(before: string[], after: string[]): DiffLine[] {
  const lengths = commonLengths(before, after);
  const result: DiffLine[] = [];
  let left = 0;
  let right = 0;
  while (left < before.length || right < after.length) {
    const old = before[left];
    const fresh = after[right];
    if (old !== undefined && old === fresh) {
      result.push({ kind: 'same', text: old });
      left++;
      right++;
    } else if (
      fresh === undefined ||
      (old !== undefined && at(lengths, left + 1, right) >= at(lengths, left, right + 1))
    ) {
      result.push({ kind: 'removed', text: old ?? '' });
      left++;
    } else {
      result.push({ kind: 'added', text: fresh });
      right++;
    }
  }
  return result;
}

const at = (table: Uint16Array[], row: number, column: number) => table[row]?.[column] ?? 0;

/** `table[i][j]`: how many lines `before` from i and `after` from j share in order. */
function commonLengths(before: string[], after: string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row--) {
    const current = table[row];
    if (!current) continue;
    for (let column = after.length - 1; column >= 0; column--) {
      current[column] =
        before[row] === after[column]
          ? at(table, row + 1, column + 1) + 1
          : Math.max(at(table, row + 1, column), at(table, row, column + 1));
    }
  }
  return table;
}
