/** Ids are opaque to callers; what is no UUID is none of ours, and never reaches the database. */
export function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}
