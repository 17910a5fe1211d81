/** Far past the last page of any list, and still a number the database can multiply. */
const lastPage = 1_000_000;

/** `?page=`: what is no whole number ≥ 1 is the first page. */
export function pageNumber(value: string | null): number {
  if (value === null || !/^\d+$/.test(value)) return 1;
  return Math.min(Math.max(1, Number(value)), lastPage);
}

const longestSearch = 100;

/** `?q=` as a list is searched by it: what a database cannot hold is left out, and what nobody types is cut off. */
export const searchText = (text: string): string =>
  text.replaceAll('\0', '').toWellFormed().normalize('NFC').trim().slice(0, longestSearch);
