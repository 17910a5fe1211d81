import * as z from 'zod/mini';
import { messagesByPath } from '#api/client.ts';
import type { FormFieldSpec, FormValues } from '#contracts/request-forms.ts';
import { fastestFillingMs, formFields } from '#contracts/sending.ts';

export type Messages = Partial<Record<string, string>>;

/** What stands in the fields, as typed. */
export function valuesOf(form: HTMLFormElement, fields: readonly FormFieldSpec[]): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/** A message for each field at fault, in the same words the server has. */
export function messagesFor(schema: z.core.$ZodType, values: FormValues): Messages {
  return messagesByPath(z.safeParse(schema, values).error?.issues ?? []);
}

/** What is sent beside the fields, only where it says something: a filled trap, or no hand at the keys. */
export function signsOfMachine(form: HTMLFormElement, handSeen: boolean): Record<string, unknown> {
  const trap = new FormData(form).get(formFields.trap);
  const openMs = Math.round(performance.now());
  return {
    ...(trap && { [formFields.trap]: String(trap) }),
    ...(!handSeen && openMs < fastestFillingMs && { [formFields.openMs]: openMs }),
  };
}

/** One key per filled form: the same words keep it, so that sending them again is harmless; other words get another. */
export function keyKeeper() {
  let last: { words: string; key: string } | undefined;
  return (values: FormValues): string => {
    const words = JSON.stringify(values);
    if (last?.words !== words) last = { words, key: newKey() };
    return last.key;
  };
}

function newKey(): string {
  // `randomUUID` exists on secure pages only; a practice may try the site out on its own network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
