import { englishMessages, type FormMessages } from './form-messages.ts';
import { optionalText, requiredText } from './text.ts';

/** How people everywhere write their names, email addresses and phones. Limits are in characters, `phoneDigits` in digits. */
export const personLimits = { name: 80, fullName: 120, email: 254, phone: 40, phoneDigits: [7, 15] } as const;

const hasLetter = (name: string) => /\p{L}/u.test(name);

/** Any script, apostrophes, hyphens and marks; at least one letter. */
export function nameField(
  missing: string,
  max: number,
  { atMost, noLetter, unreadable }: FormMessages = englishMessages,
) {
  return requiredText({
    missing,
    max,
    tooLong: atMost(max),
    unreadable,
    shape: { test: hasLetter, message: noLetter },
  });
}

const localPart = /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+(?<!\.)$/u;
const domainLabel = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;
const topLabel = /^(?:(?=.*\p{L})[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]+)$/iu;

function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  return (
    at > 0 &&
    at <= 64 &&
    localPart.test(email.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLabel.test(labels.at(-1) ?? '')
  );
}

const emailRule = ({ emailTooLong, emailShape, unreadable }: FormMessages) => ({
  max: personLimits.email,
  tooLong: emailTooLong,
  unreadable,
  shape: { test: isEmail, message: emailShape },
});
export const emailField = (messages: FormMessages = englishMessages) =>
  requiredText({ missing: messages.email, ...emailRule(messages) });
export const optionalEmailField = optionalText(emailRule(englishMessages));

// What stands between the digits in the spellings of the world, and the words for an extension.
const phoneShape = /^[+＋]?[\p{Nd}\s().\-‐‑‒–—−－/·]+$/u;
const extension =
  /(?:\s*[,;]?\s*(?:ext(?:ension|n)?|x|#|poste|anexo|ramal|int(?:erno)?|dw|durchwahl|доб)\.?[:=\s]*)\p{Nd}{1,8}\s*$/iu;

/** The number without its extension. */
export function mainNumber(phone: string): string {
  return phone.replace(extension, '');
}

function isPhone(phone: string): boolean {
  const main = mainNumber(phone);
  const [min, max] = personLimits.phoneDigits;
  const digits = main.match(/\p{Nd}/gu)?.length ?? 0;
  return phoneShape.test(main) && digits >= min && digits <= max;
}

export const phoneField = ({ phone, phoneTooLong, phoneShape, unreadable }: FormMessages = englishMessages) =>
  requiredText({
    missing: phone,
    max: personLimits.phone,
    tooLong: phoneTooLong,
    unreadable,
    shape: { test: isPhone, message: phoneShape },
  });
