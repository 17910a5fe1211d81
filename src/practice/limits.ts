/** Promises and limits the practice sets itself. */

/** A request or a message is answered within this time; the inbox counts from it. */
export const responseHours = 24;

/** Whoever was contacted and has not settled is called again after this time. */
export const followUpHours = 48;

/** Closed requests lose the patient's name and data this many days after closing. */
export const retentionDays = 180;

/** Requests nobody has closed lose them this many days after anybody last did something about them. */
export const openRetentionDays = 365;

/** The digest tells of those this many days before. */
export const retentionWarningDays = 14;

/** What staff did is kept this many days; a year at least. */
export const auditRetentionDays = 730;

/** A post in the trash is deleted after this many days. */
export const trashDays = 30;

/** Sums of how the site is used are kept this many days: two years, to compare a month with the same one before. */
export const countRetentionDays = 730;

/** An appointment can be wished for at most this far ahead. */
export const bookingYearsAhead = 2;

/** How long a visit stands in a patient's calendar: nobody knows it better beforehand. */
export const visitMinutes = 60;
