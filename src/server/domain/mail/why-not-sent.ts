import type { MailFailure } from '#contracts/answers/mail.ts';

const noConnection = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'ECONNREFUSED', 'ECONNRESET'];

/** What a failed try says, without the provider's words. */
export function whyNotSent(error: unknown): MailFailure {
  const { code, command, permanent, responseCode } = error as {
    code?: string;
    command?: string;
    permanent?: boolean;
    responseCode?: number;
  };
  if (code === 'EAUTH') return 'sign-in';
  const isRefused = permanent ?? (responseCode ?? 0) >= 500;
  // Without an answer of the server's, an envelope is at fault by what we put on it: the address.
  if (code === 'EENVELOPE' && command !== 'MAIL FROM' && (isRefused || command === 'API')) return 'address';
  if (isRefused) return 'refused';
  return noConnection.includes(code ?? '') ? 'unreachable' : 'other';
}
