import type { StaffAccount } from '#contracts/answers/session.ts';
import type { ProfileChange, StaffChange } from '#contracts/session.ts';
import { call } from './client.ts';

export const staffUrl = '/api/admin/users';
export const colleaguesUrl = '/api/admin/colleagues';
export const changeStaff = (id: string, change: StaffChange) =>
  call<StaffAccount>(`${staffUrl}/${id}`, { method: 'PATCH', body: change });
/** What everybody may change about themselves. */
export const changeProfile = (change: ProfileChange) =>
  call<StaffAccount>('/api/admin/profile', { method: 'PATCH', body: change });
export const endOtherSessions = () => call<undefined>('/api/admin/sessions', { method: 'DELETE' });
