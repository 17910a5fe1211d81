import type { Invitation, LinkUse } from '#contracts/account-link.ts';
import type { LinkHolder, SentInvitation, SentLink } from '#contracts/answers/account-link.ts';
import { call } from './client.ts';

const invitations = '/api/admin/invitations';
const links = '/api/admin/account-link';

export const invite = (invitation: Invitation) =>
  call<SentInvitation>(invitations, { method: 'POST', body: invitation });
export const inviteAgain = (id: string) => call<SentLink>(`${invitations}/${id}`, { method: 'POST' });
export const withdrawInvitation = (id: string) =>
  call<undefined>(`${invitations}/${id}`, { method: 'DELETE' });
export const sendReset = (id: string) => call<SentLink>(`/api/admin/users/${id}/reset`, { method: 'POST' });

/** For whoever has forgotten their password; the answer says nothing of who has an account. */
export const askForReset = (email: string) =>
  call<undefined>('/api/admin/password-reset', { method: 'POST', body: { email } });

export const checkLink = (token: string) =>
  call<LinkHolder>(`${links}/check`, { method: 'POST', body: { token } });
export const followLink = (use: LinkUse) => call<undefined>(links, { method: 'POST', body: use });
