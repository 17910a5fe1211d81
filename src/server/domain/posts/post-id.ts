/** Ids are opaque to callers; what is no UUID is no post, and never reaches the database. */
export function isPostId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}
