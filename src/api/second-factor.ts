import type { RecoveryCodes, SecondFactorSetup } from '#contracts/answers/second-factor.ts';
import { call } from './client.ts';

const own = '/api/admin/second-factor';

export const beginSecondFactor = () => call<SecondFactorSetup>(own, { method: 'POST' });
export const turnOnSecondFactor = (setup: string, code: string) =>
  call<RecoveryCodes>(own, { method: 'PUT', body: { setup, code } });
export const turnOffSecondFactor = (currentPassword: string, code: string) =>
  call<undefined>(own, { method: 'DELETE', body: { currentPassword, code } });
/** An owner's, for a colleague whose phone and paper are gone. */
export const resetSecondFactor = (id: string) =>
  call<undefined>(`/api/admin/users/${id}/second-factor`, { method: 'DELETE' });
