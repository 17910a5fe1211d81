/** Far past the last page of any practice's blog, and still a number the database can multiply. */
const lastPage = 1_000_000;

/** `?page=`: what is no whole number ≥ 1 is the first page. */
export function pageNumber(value: string | null): number {
  if (value === null || !/^\d+$/.test(value)) return 1;
  return Math.min(Math.max(1, Number(value)), lastPage);
}
