import type { StaffRole } from '#contracts/roles.ts';

/** What the portal calls the roles. */
export const roleName: Record<StaffRole, string> = {
  owner: 'Owner',
  editor: 'Editor',
  desk: 'Front desk',
};

export const roleHint: Record<StaffRole, string> = {
  owner: 'everything, and who may do what',
  editor: 'posts, pictures and statistics',
  desk: 'requests and messages',
};
