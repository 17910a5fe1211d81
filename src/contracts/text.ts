import * as z from 'zod/mini';

/**
 * What counts as text, for every message of both sides. Text is normalised to NFC, freed of bidi controls (phones put
 * them around numbers when pasting) and trimmed; lengths are code points after that. What no keyboard makes (control
 * characters, lone surrogates) is refused, since taking it out could change what was meant.
 */
// The policy of the site forbids building functions from text, which zod would try otherwise.
z.config({ jitless: true });

const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// eslint-disable-next-line no-control-regex -- these are the characters to refuse
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** Every one of them, and the mark of a byte order. */
const controlsAndMarks = new RegExp(`${controls.source}|\\ufeff`, 'g');
// eslint-disable-next-line no-control-regex -- as above, line breaks and tabs excepted
const controlsButLines = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;
const anyLineBreak = /\r\n?|\u2028|\u2029|\u0085/g;

export const unreadableMessage = 'This contains characters we cannot read. Please type it again.';

/** Code points: what a person would call letters, near enough, and the same on both sides. */
export function textLength(text: string): number {
  return [...text].length;
}

/** A single line as it is stored. */
export function cleanLine(text: string): string {
  return text.replace(bidiControls, '').normalize('NFC').trim();
}

/**
 * A single line of what staff pasted: line breaks and tabs become spaces, and what cannot be stored is taken out instead of
 * refused, since they see what became of it and go on writing.
 */
export function mendLine(text: string): string {
  const line = text.toWellFormed().replace(/[\t\n\r]+/g, ' ');
  return cleanLine(line.replace(controlsAndMarks, ''));
}

/** Several lines as they are stored: every kind of line break is `\n`. */
function cleanLines(text: string): string {
  return cleanLine(text.replace(anyLineBreak, '\n'));
}

interface TextRule {
  /** Asked for when nothing is there: `Please enter your first name`. */
  missing: string;
  max: number;
  tooLong: string;
  /** Line breaks and tabs are kept. */
  multiline?: boolean;
  /** Told when the cleaned text does not pass. */
  shape?: { test: (text: string) => boolean; message: string };
}

/** Why a text is refused, or undefined. */
function faultOf(
  raw: string,
  text: string,
  { max, tooLong, multiline, shape }: TextRule,
): string | undefined {
  if (!raw.isWellFormed() || (multiline ? controlsButLines : controls).test(text)) return unreadableMessage;
  if (textLength(text) > max) return tooLong;
  return shape && !shape.test(text) ? shape.message : undefined;
}

function checked(raw: string, rule: TextRule, issues: z.core.$ZodRawIssue[]): string {
  const text = rule.multiline ? cleanLines(raw) : cleanLine(raw);
  const message = text ? faultOf(raw, text, rule) : rule.missing;
  if (message) issues.push({ code: 'custom', message, input: raw });
  return text;
}

/** Text that must be there. */
export function requiredText(rule: TextRule) {
  return z.pipe(
    z.string(rule.missing),
    z.transform((raw: string, { issues }) => checked(raw, rule, issues)),
  );
}

/** Text that may be missing: absent, null and blank all become null. */
export function optionalText(rule: Omit<TextRule, 'missing'>) {
  return z.pipe(
    z.optional(z.nullable(z.string('Please send this as text.'))),
    z.transform((raw: string | null | undefined, { issues }) => {
      if (raw === null || raw === undefined || !cleanLines(raw)) return null;
      return checked(raw, { missing: '', ...rule }, issues);
    }),
  );
}
