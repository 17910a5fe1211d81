/** Who wrote a post, by its slug. */
export const credits: Readonly<
  Record<string, { author: number | string; reviewer?: number; reviewedOn?: string }>
> = {
  'behind-the-awning': { author: 5, reviewer: 1, reviewedOn: '2026-08-19' },
  'how-long-is-two-minutes': { author: 3, reviewer: 1, reviewedOn: '2026-06-01' },
};
