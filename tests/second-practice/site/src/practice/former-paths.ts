/** Addresses of the practice's former website, and where each leads now. */
export const formerPaths: Readonly<Record<string, string>> = { '/frenos': '/orthodontics' };
