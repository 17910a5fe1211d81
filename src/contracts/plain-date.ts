const plainDate = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text names a day of the calendar: `2030-01-31`, and never `2030-02-30`. */
export function isRealDate(date: string): boolean {
  if (!plainDate.test(date)) return false;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}
