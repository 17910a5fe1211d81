import type { Language } from '#contracts/language.ts';
import { visitMinutes } from '#practice/limits.ts';
import { practice } from '#practice/practice.ts';

export interface Visit {
  /** Of the request: another file about the same one takes the place of the first. */
  requestId: string;
  reference: string;
  /** What the patient wrote in. */
  language: Language;
  at: Date;
  /** When the answer was written, and how many files about this visit came before. */
  writtenAt: Date;
  sequence: number;
}

const { name, email, phone, address } = practice;

const words: Record<Language, { summary: string; description: (reference: string) => string }> = {
  en: {
    summary: `Visit at ${name}`,
    description: (reference) => `Reference ${reference}\nIf you cannot come, please call ${phone.display}.`,
  },
  es: {
    summary: `Cita en ${name}`,
    description: (reference) => `Referencia ${reference}\nSi no puede venir, llame al ${phone.display}.`,
  },
};

/** A visit as a calendar file (RFC 5545), in UTC: every calendar shows it on its own clock. Nothing of why somebody comes. */
export function visitCalendar({ requestId, reference, language, at, writtenAt, sequence }: Visit): string {
  const { summary, description } = words[language];
  const host = email.split('@')[1] ?? 'localhost';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Visits//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:visit-${requestId}@${host}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${utc(at)}`,
    `DURATION:PT${visitMinutes}M`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(`${name}, ${address.street}, ${address.city}, ${address.state} ${address.zip}`)}`,
    `DESCRIPTION:${escaped(description(reference))}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261124T163000Z`. */
const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

const bytesAtMost = 75;

/** No line is longer than 75 bytes; what follows begins with a space. A letter is never cut in two. */
function folded(line: string): string {
  let bytes = 0;
  return [...line]
    .map((letter) => {
      const length = Buffer.byteLength(letter);
      bytes += length;
      if (bytes <= bytesAtMost) return letter;
      bytes = length + 1;
      return `\r\n ${letter}`;
    })
    .join('');
}
