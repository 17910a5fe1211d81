import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { ApiError, fieldMessages, sentenceOf } from '#api/client.ts';
import { sendRequest } from '#api/requests.ts';
import type { Receipt } from '#contracts/answers/receipt.ts';
import { showToast } from '#ui/toast-event.ts';
import { keyKeeper, messagesFor, signsOfMachine, valuesOf, type Messages } from './filled-form.ts';
import { sendPatiently, type Progress } from './send-patiently.ts';
import type { FormWords } from './words.ts';

export interface SendingOptions {
  url: string;
  words: FormWords;
  /** Which of the two forms of these words. */
  form: FormWords['appointment' | 'message'];
  schema: () => z.core.$ZodType;
}

/** idle → submitting → success or error; the words stay in the page until they have arrived. */
export function useSending({ url, words, form: { fields, success, failure }, schema }: SendingOptions) {
  const { language } = words;
  const [messages, setMessages] = useState<Messages>({});
  const [progress, setProgress] = useState<Progress>();
  const [trouble, setTrouble] = useState('');
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>();
  const isUnderWay = useRef(false);
  const callOff = useRef<AbortController>(undefined);
  const keyFor = useRef<ReturnType<typeof keyKeeper>>(undefined);

  async function submit(form: HTMLFormElement, handSeen: boolean): Promise<Messages> {
    if (isUnderWay.current) return {};
    const values = valuesOf(form, fields);
    const found = messagesFor(schema(), values);
    setMessages(found);
    setTrouble('');
    setProgress(undefined);
    if (Object.keys(found).length > 0) return found;
    isUnderWay.current = true;
    setIsSubmitting(true);
    window.addEventListener('beforeunload', askBeforeLeaving);
    const calling = new AbortController();
    callOff.current = calling;
    try {
      keyFor.current ??= keyKeeper();
      const key = keyFor.current(values);
      const body = { ...values, language, ...signsOfMachine(form, handSeen) };
      setReceipt(await sendPatiently(() => sendRequest(url, body, key), setProgress, calling.signal));
      setProgress(undefined);
      keyFor.current = undefined;
      form.reset();
      showToast(success);
      return {};
    } catch (error) {
      if (calling.signal.aborted) {
        setProgress({ word: 'canceled' });
        return {};
      }
      setProgress(undefined);
      const refused = fieldMessages(error) ?? {};
      setMessages(refused);
      const description = describe(error, language, failure);
      setTrouble(description);
      showToast({ title: words.error, description, variant: 'destructive' });
      return refused;
    } finally {
      window.removeEventListener('beforeunload', askBeforeLeaving);
      isUnderWay.current = false;
      // At once: a field that is still locked takes no focus.
      flushSync(() => setIsSubmitting(false));
    }
  }

  /** A message goes as soon as its field is right; no new one appears while somebody is still typing. */
  const recheck = (form: HTMLFormElement) => {
    if (Object.keys(messages).length === 0) return;
    const found = messagesFor(schema(), valuesOf(form, fields));
    setMessages(
      Object.fromEntries(Object.keys(messages).flatMap((name) => (found[name] ? [[name, found[name]]] : []))),
    );
  };

  const again = () => {
    setReceipt(undefined);
    setMessages({});
  };
  const cancel = () => callOff.current?.abort();
  return { cancel, messages, progress, trouble, isSubmitting, receipt, submit, recheck, again };
}

/** What is under way would be lost with the page: the browser asks. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** The server's own sentence; where there was no answer at all, or one in another language, ours. */
function describe(error: unknown, language: string, failure: string): string {
  if (!(error instanceof ApiError) || !error.language.startsWith(language)) return failure;
  return sentenceOf(error) ?? error.message;
}
