import type { Language } from '#contracts/language.ts';
import { openRetentionDays, responseHours, retentionWarningDays } from '#practice/limits.ts';
import { practice } from '#practice/practice.ts';
import type { DigestFigures, DueMail } from '#server/db/outbox.ts';
import { env } from '#server/env.ts';
import { visitCalendar, type Visit } from './visit-calendar.ts';

export interface MailMessage {
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  attachments?: { filename: string; contentType: string; content: string }[];
}

/** The words of our mail. To staff: a reference and where to sign in, nothing of a patient; mail is read on any screen. */
export function staffNotice({ reference, resource }: DueMail): MailMessage {
  const what = resource === 'contacts' ? 'message' : 'request';
  return {
    to: staffEmail(),
    subject: `New ${what} ${reference ?? ''}`.trim(),
    text: `New ${what} ${reference ?? ''}\n\nSign in to read and answer it:\n${deskUrl(`/inbox/${reference ?? ''}`)}\n`,
  };
}

/**
 * To the patient: that it arrived and how to reach us; nothing of what was typed, not even a name: mail is no envelope, and
 * nobody can make us write words of theirs to somebody else's address.
 */
export function acknowledgement(mail: DueMail & { email: string }): MailMessage {
  const { subject, paragraphs } = acknowledgementIn[mail.language ?? practice.firstLanguage](
    mail.resource === 'contacts',
    mail.reference ?? '',
  );
  return {
    to: mail.email,
    subject: subject.trim(),
    text: [...paragraphs, practice.name].join('\n\n'),
  };
}

type Acknowledgement = (isMessage: boolean, reference: string) => { subject: string; paragraphs: string[] };

/** In the language the patient wrote in, or the practice’s first where nobody said. */
const acknowledgementIn: Record<Language, Acknowledgement> = {
  en: (isMessage, reference) => ({
    subject: `We have your ${isMessage ? 'message' : 'request'} ${reference}`,
    paragraphs: [
      'Hello,',
      `thank you. Your note has arrived.\nIts reference is ${reference}.`,
      `We will contact you within ${responseHours} hours.\nIf you need us sooner, call ${practice.phone.display}.`,
      'If you did not write to us, you can ignore this message.',
    ],
  }),
  es: (isMessage, reference) => ({
    subject: `Hemos recibido su ${isMessage ? 'mensaje' : 'solicitud'} ${reference}`,
    paragraphs: [
      'Hola:',
      `Gracias por escribirnos. Hemos recibido su ${isMessage ? 'mensaje' : 'solicitud'}.\nSu referencia es ${reference}.`,
      `Nos comunicaremos con usted en un plazo de ${responseHours} horas.\nSi nos necesita antes, llame al ${practice.phone.display}.`,
      'Si usted no nos escribió, puede ignorar este correo.',
    ],
  }),
};

interface AnswerMail {
  email: string;
  subject: string;
  text: string;
  /** Goes along as a calendar file. */
  visit: Visit | undefined;
}

/** To the patient: what staff wrote, as they wrote it. A reply comes to the practice, whoever the mail is from. */
export function answerMail({ email, subject, text, visit }: AnswerMail): MailMessage {
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return {
    to: email,
    replyTo: practice.email,
    subject,
    text: `${text}\n`,
    ...(visit && { attachments: [{ filename: 'visit.ics', contentType, content: visitCalendar(visit) }] }),
  };
}

export function digest({ late, waiting, quarantined, unsent, expiring }: DigestFigures): MailMessage {
  const lines = [
    `Waiting for a first answer for more than ${responseHours} hours: ${late}`,
    `Waiting in all: ${waiting}`,
    quarantined > 0 && `In quarantine, looked at by nobody: ${quarantined}`,
    expiring > 0 &&
      `Open for almost ${openRetentionDays} days; names and details are removed within ${retentionWarningDays} days: ${expiring}`,
    unsent > 0 && `Mail that could not be sent: ${unsent}`,
  ].filter(Boolean);
  return {
    to: staffEmail(),
    subject: late === 0 ? 'Nobody is late' : `${late} late ${late === 1 ? 'request' : 'requests'}`,
    text: `Good morning.\n\n${lines.join('\n')}\n\nSign in to see them:\n${deskUrl('/inbox')}\n`,
  };
}

const staffEmail = () => env().STAFF_EMAIL ?? practice.email;
/** A place in the portal; whoever is signed out signs in there first. */
const deskUrl = (place: string) => `${env().SITE_URL}/admin${place}`;
