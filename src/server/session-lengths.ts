export const sessionIdleSeconds = 60 * 60;
export const sessionLifetimeSeconds = 12 * 60 * 60;
/** Accounts, exports and removals ask for the password again when the sign-in is older. */
export const recentSignInMinutes = 10;
