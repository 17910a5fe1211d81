/** Whom the running site works as: it reads and writes rows, and can neither change tables nor reach the machine. */
export const siteRole = 'samplewater_site';
