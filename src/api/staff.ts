import type { StaffAccount, StaffChange } from '#contracts/session.ts';
import { call } from './client.ts';

export const staffUrl = '/api/admin/users';
export const addStaff = (email: string, password: string) =>
  call<StaffAccount>(staffUrl, { method: 'POST', body: { email, password } });
export const changeStaff = (id: string, change: StaffChange) =>
  call<StaffAccount>(`${staffUrl}/${id}`, { method: 'PATCH', body: change });
export const endOtherSessions = () => call<undefined>('/api/admin/sessions', { method: 'DELETE' });
