import { call } from './client.ts';

export const unsentMailsUrl = '/api/admin/unsent-mails';
export const retryMail = (id: string) => call<undefined>(`${unsentMailsUrl}/${id}/retry`, { method: 'POST' });
