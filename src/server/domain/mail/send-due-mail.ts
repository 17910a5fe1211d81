import { practice } from '#practice/practice.ts';
import { repeatable, once } from '#server/db/client.ts';
import { claimDueMail, markSent, markUnsent, selectDigestFigures, type DueMail } from '#server/db/outbox.ts';
import { env } from '#server/env.ts';
import { linkUrl } from '../auth/link-token.ts';
import { invitationMail, resetMail } from './compose-links.ts';
import { acknowledgement, answerMail, digest, staffNotice, type MailMessage } from './compose.ts';
import { openMailTransport, type MailTransport } from './mail-transport.ts';
import { digestRetention } from './queue-digest.ts';
import { whyNotSent } from './why-not-sent.ts';

const atOnce = 10;
/** Pauses after a first, second … failed try: two days in all, then it is given up and the digest says so. */
const pausesMinutes = [1, 2, 5, 15, 60, 180, 360, 720, 1_440];
/**
 * A server that does not know an address will not know it tomorrow; one that is being set up says the same. Within minutes
 * the desk hears of it, and calls instead.
 */
const pausesForRefusedEmail = [1, 15];

/**
 * Sends what is due. Safe to run by several at once and to be killed at any point: a row belongs to one run for the
 * time of its lease, and what was not marked as sent is tried again.
 */
export async function sendDueMail(): Promise<{ sent: number; failed: number }> {
  const total = { sent: 0, failed: 0 };
  // A deploy preview works on a copy of real requests: nobody may hear from it.
  if (env().DEPLOY_CONTEXT === 'preview') return total;
  let transport: MailTransport | undefined;
  try {
    for (;;) {
      // Not repeated on a lost answer: rows claimed by it wait for the end of their lease.
      const mails = await once(claimDueMail(atOnce));
      for (const mail of mails) {
        transport ??= await openMailTransport();
        total[(await sendOne(transport, mail)) ? 'sent' : 'failed'] += 1;
      }
      if (mails.length < atOnce) return total;
    }
  } finally {
    transport?.close();
  }
}

async function sendOne(transport: MailTransport, mail: DueMail): Promise<boolean> {
  const message = await compose(mail);
  if (!message) {
    await repeatable(markSent(mail.id));
    return true;
  }
  try {
    await transport.send(mail.id, message);
  } catch (error) {
    // The provider's words may quote the address: what is kept is a word of ours.
    const failure = whyNotSent(error);
    const pauses = failure === 'address' ? pausesForRefusedEmail : pausesMinutes;
    await repeatable(markUnsent(mail.id, failure, pauses[mail.attempts - 1] ?? null));
    return false;
  }
  await repeatable(markSent(mail.id));
  return true;
}

const linkMails = { invitation: invitationMail, reset: resetMail };

/** Nothing when there is nobody left to write to: the row is done with. */
async function compose(mail: DueMail): Promise<MailMessage | undefined> {
  if (mail.kind === 'staff-notice') return staffNotice(mail);
  if (mail.kind !== 'digest') {
    const { email, linkId, name, kind, subject, text } = mail;
    if (email === null) return undefined;
    if (kind === 'acknowledgement') return acknowledgement({ ...mail, email });
    if (kind === 'answer')
      return subject && text ? answerMail({ email, subject, text, visit: visitOf(mail) }) : undefined;
    return linkId === null ? undefined : linkMails[kind]({ email, name: name ?? '', link: linkUrl(linkId) });
  }
  const [figures] = await repeatable(selectDigestFigures(digestRetention));
  return figures && digest(figures);
}

function visitOf({ visitAt, writtenAt, sequence, requestId, reference, language }: DueMail) {
  if (!visitAt || !writtenAt || requestId === null) return undefined;
  return {
    requestId,
    reference: reference ?? '',
    language: language ?? practice.firstLanguage,
    at: visitAt,
    writtenAt,
    sequence,
  };
}
