/** One measurement beside what it is to reach; `ok` is undefined where a measurement was left out. */
export interface Figure {
  figure: string;
  value: string;
  target: string;
  ok: boolean | undefined;
}

export function atMost(figure: string, value: number, limit: number, unit: string): Figure {
  return { figure, value: withUnit(value, unit), target: `≤ ${withUnit(limit, unit)}`, ok: value <= limit };
}

export function atLeast(figure: string, value: number, limit: number, unit: string): Figure {
  return { figure, value: withUnit(value, unit), target: `≥ ${withUnit(limit, unit)}`, ok: value >= limit };
}

/** A measurement nobody has set a bar for. */
export function stated(figure: string, value: string): Figure {
  return { figure, value, target: '', ok: undefined };
}

export function leftOut(figure: string, reason: string): Figure {
  return stated(figure, reason);
}

function withUnit(value: number, unit: string): string {
  const rounded = Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
  return `${rounded} ${unit}`.trim();
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}

/** What all but one in a hundred stay below. */
export function percentile99(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? NaN;
}

/** A table a terminal and a Markdown file both show well. */
export function table(figures: Figure[]): string {
  const marks = new Map([
    [true, 'yes'],
    [false, 'NO'],
    [undefined, '–'],
  ]);
  const lines = [
    ['figure', 'value', 'target', 'ok'],
    ...figures.map(({ figure, value, target, ok }) => [figure, value, target, marks.get(ok) ?? '']),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (line: string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...rows] = lines;
  return [format(head), format(widths.map((width) => '-'.repeat(width))), ...rows.map(format)].join('\n');
}

const turns = 60;
const warmUpTurns = 10;

/** How many times as long the first takes as the second, asked turn by turn; the first turns warm both up. */
export async function compareTurns(
  ours: (turn: number) => Promise<unknown>,
  other: (turn: number) => Promise<unknown>,
): Promise<number> {
  const taken = { ours: [] as number[], other: [] as number[] };
  for (let turn = 0; turn < turns; turn += 1)
    for (const [name, ask] of [['ours', ours] as const, ['other', other] as const]) {
      const startedAt = performance.now();
      await ask(turn);
      taken[name].push(performance.now() - startedAt);
    }
  return median(taken.ours.slice(warmUpTurns)) / median(taken.other.slice(warmUpTurns));
}
