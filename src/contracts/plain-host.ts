/**
 * Whether an address can be read and its host is a name of letters, digits, hyphens and dots. The web takes `a;script-src` and `*`
 * for hosts as well, and in the policy of pages these would be a directive of their own and every host there is.
 */
export function isAtPlainHost(url: string): boolean {
  return URL.canParse(url) && /^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(new URL(url).hostname);
}
