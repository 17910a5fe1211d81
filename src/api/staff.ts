import type { StaffAccount, StaffChange } from '#contracts/session.ts';
import { call } from './client.ts';

export const staffAddress = '/api/admin/users';
export const addStaff = (email: string, password: string) =>
  call<StaffAccount>(staffAddress, { method: 'POST', body: { email, password } });
export const changeStaff = (id: string, change: StaffChange) =>
  call<StaffAccount>(`${staffAddress}/${id}`, { method: 'PATCH', body: change });
export const endOtherSessions = () => call<undefined>('/api/admin/sessions', { method: 'DELETE' });
