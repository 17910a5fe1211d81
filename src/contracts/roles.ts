/** Who may do what. Both sides ask here: a call declares what it is for, and the portal shows only what somebody may use. */
export const staffRoles = ['owner', 'editor', 'desk'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * What a call or a place of the portal is for: what patients read, what they ask for, the practice itself (its people, what
 * they did), what the site says of it, how much it is used, or what everybody has who is signed in: their own account and their own day.
 */
export type Duty = 'posts' | 'requests' | 'practice' | 'facts' | 'counts' | 'own';

const rolesFor: Record<Duty, readonly StaffRole[]> = {
  posts: ['owner', 'editor'],
  requests: ['owner', 'desk'],
  practice: ['owner'],
  facts: ['owner'],
  counts: ['owner', 'editor'],
  own: staffRoles,
};

export function mayDo(role: StaffRole, duty: Duty): boolean {
  return rolesFor[duty].includes(role);
}
