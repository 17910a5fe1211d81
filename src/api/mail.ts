import type { UnsentMail } from '#contracts/answers/mail.ts';
import { call } from './client.ts';

export const unsentMailsUrl = '/api/admin/unsent-mails';
export const fetchUnsentMails = () => call<UnsentMail[]>(unsentMailsUrl);
export const retryMail = (id: string) => call<undefined>(`${unsentMailsUrl}/${id}/retry`, { method: 'POST' });
