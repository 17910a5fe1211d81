import * as z from 'zod/mini';
import { englishMessages } from './form-messages.ts';

/**
 * What counts as text, for every message of both sides. Text is normalised to NFC, freed of bidi controls (phones put
 * them around numbers when pasting) and trimmed; lengths are code points after that. What no keyboard makes (control
 * characters, lone surrogates) is refused, since taking it out could change what was meant.
 */
// The policy of the site forbids building functions from text, which zod would try otherwise.
z.config({ jitless: true });

const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// oxlint-disable-next-line no-control-regex -- these are the characters to refuse
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** Every one of them, and the mark of a byte order. */
const controlsAndMarks = new RegExp(`${controls.source}|\\ufeff`, 'g');
// oxlint-disable-next-line no-control-regex -- as above, line breaks and tabs excepted
const controlsButLines = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;
/**
 * Shows nothing, alone or with others of its kind: what Unicode calls ignorable (joiners, soft hyphens, fillers, tags), the
 * blank of Braille, a notehead without a head, and the marks around annotations. Within a text they have their use.
 */
const somethingToSee = /[^\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]/u;
const anyLineBreak = /\r\n?|\u2028|\u2029|\u0085/g;

export const unreadableMessage = englishMessages.unreadable;

/** In code points, as JSON Schema counts, too. */
interface Lengths {
  minLength?: number;
  maxLength?: number;
}

/** The parts of schemas that keep unreadable and invisible text out; a test finds every string that passes none of them. */
const guards = new WeakMap<z.core.$ZodType, Lengths>();

function guard<Schema extends z.core.$ZodType>(schema: Schema, lengths: Lengths = {}): Schema {
  guards.set(schema, lengths);
  return schema;
}

/** How long a text may be, where this part of a schema checks that; undefined where it lets any text pass. */
export function lengthsOf(schema: z.core.$ZodType): Lengths | undefined {
  return guards.get(schema);
}

/** Whether nobody could see anything of it. */
export function isBlank(text: string): boolean {
  return !somethingToSee.test(text);
}

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
 * refused, since they see what became of it and go on writing. Empty where there is nothing to see.
 */
export function mendLine(text: string): string {
  const line = text.toWellFormed().replace(/[\t\n\r]+/g, ' ');
  const mended = cleanLine(line.replace(controlsAndMarks, ''));
  return isBlank(mended) ? '' : mended;
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
  /** Told of what no keyboard makes, where it is not to be said in English. */
  unreadable?: string;
  /** Line breaks and tabs are kept. */
  multiline?: boolean;
  /** Told when the cleaned text does not pass. */
  shape?: { test: (text: string) => boolean; message: string };
}

/** Why a text is refused, or undefined. */
function faultOf(
  raw: string,
  text: string,
  { max, tooLong, multiline, shape, unreadable = unreadableMessage }: TextRule,
): string | undefined {
  if (!raw.isWellFormed() || (multiline ? controlsButLines : controls).test(text)) return unreadable;
  if (textLength(text) > max) return tooLong;
  return shape && !shape.test(text) ? shape.message : undefined;
}

function checked(raw: string, rule: TextRule, issues: z.core.$ZodRawIssue[]): string {
  const text = rule.multiline ? cleanLines(raw) : cleanLine(raw);
  const message = isBlank(text) ? rule.missing : faultOf(raw, text, rule);
  if (message) issues.push({ code: 'custom', message, input: raw });
  return text;
}

/** Text that must be there. */
export function requiredText(rule: TextRule) {
  return z.pipe(
    z.string(rule.missing),
    guard(
      z.transform((raw: string, { issues }) => checked(raw, rule, issues)),
      { minLength: 1, maxLength: rule.max },
    ),
  );
}

/** Text that may be missing: absent, null and blank all become null. */
export function optionalText(rule: Omit<TextRule, 'missing'>) {
  return z.pipe(
    z.optional(z.nullable(z.string('Please send this as text.'))),
    guard(
      z.transform((raw: string | null | undefined, { issues }) => {
        if (raw === null || raw === undefined || isBlank(cleanLines(raw))) return null;
        return checked(raw, { missing: '', ...rule }, issues);
      }),
      { maxLength: rule.max },
    ),
  );
}

/** A line staff may paste, mended; empty where nothing is to be seen in it. @param params what zod says of no text */
export function pastedLine(params: Parameters<typeof z.string>[0]) {
  return z.pipe(z.string(params), guard(z.transform(mendLine)));
}

/** The same where there may be none: null and blank become null. */
export function optionalPastedLine(error: string) {
  return z.pipe(
    z.nullable(z.string(error)),
    guard(z.transform((text: string | null) => (text === null ? null : mendLine(text) || null))),
  );
}

/** Text of one exact form (an address part, an instant), which leaves no room for anything unreadable. */
export function shapedText(error: string, test: (text: string) => boolean) {
  return guard(z.string(error).check(z.refine(test, error)));
}

/** The same where there may be none: null and blank become null, white space around it goes. */
export function optionalShapedText(error: string, test: (text: string) => boolean) {
  const read = (text: string | null) => (text === null || isBlank(text) ? null : text.trim());
  return z
    .pipe(z.nullable(z.string(error)), guard(z.transform(read)))
    .check(z.refine((text: string | null) => text === null || test(text), error));
}

interface SecretRule {
  missing: string;
  fits: (secret: string) => boolean;
  unfit: string;
}

/** A password, exactly as typed: blanks count, and what no keyboard makes is refused. */
export function secretText({ missing, fits, unfit }: SecretRule) {
  return guard(
    z.string(missing).check(
      z.minLength(1, missing),
      z.refine(fits, unfit),
      z.refine((secret) => secret.isWellFormed() && !controls.test(secret), unreadableMessage),
    ),
  );
}

/** HTML, which is cleaned where it is stored; here it is to show something. A picture does without words. */
export function htmlText(
  params: Parameters<typeof z.string>[0],
  missing: string,
  { wordsOf, hasPicture }: { wordsOf: (html: string) => string; hasPicture: (html: string) => boolean },
) {
  return z.pipe(
    z.string(params),
    guard(
      z.transform((html: string, { issues }) => {
        if (isBlank(wordsOf(html)) && !hasPicture(html))
          issues.push({ code: 'custom', message: missing, input: html });
        return html;
      }),
    ),
  );
}

/** For staff: `max` counts as `textLength` does. */
export const atMost = (max: number) => ({ max, tooLong: `Please use at most ${max} characters.` });

/** Unsaved work: kept as typed, except for what a database cannot hold. `maxLength` is in UTF-16 units. */
export function unjudgedText(maxLength: number) {
  return guard(
    z.string().check(
      z.maxLength(maxLength),
      z.overwrite((text) => text.toWellFormed().replaceAll('\0', '')),
    ),
  );
}
