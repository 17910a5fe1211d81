import { invitationHours, resetHours } from '#contracts/account-link.ts';
import { practice } from '#practice/practice.ts';
import type { MailMessage } from './compose.ts';

/** The words around a link by which one of the staff sets a password. */
interface LinkMail {
  email: string;
  name: string;
  link: string;
}

export function invitationMail({ email, name, link }: LinkMail): MailMessage {
  return {
    to: email,
    subject: `Your account at ${practice.name}`,
    text: [
      `Hello ${name},`,
      `you are invited to the portal of ${practice.name}. Choose your name and a password here:\n${link}`,
      `The link works once, within ${invitationHours} hours. If it is over, ask for another one at the practice.`,
    ].join('\n\n'),
  };
}

export function resetMail({ email, name, link }: LinkMail): MailMessage {
  return {
    to: email,
    subject: 'A new password for the portal',
    text: [
      `Hello ${name},`,
      `choose a new password here:\n${link}`,
      `The link works once, within ${resetHours === 1 ? 'an hour' : `${resetHours} hours`}. If you did not ask for it, nothing has to be done: your password stays as it is.`,
    ].join('\n\n'),
  };
}
