import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Receipt } from '#contracts/answers/receipt.ts';
import { Button } from '#ui/Button.tsx';
import { FieldLock } from '#ui/fields.tsx';
import { jumpTo } from '#ui/jump-to.ts';
import { Confirmation } from './Confirmation.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormFields } from './FormFields.tsx';
import { SendingProgress } from './SendingProgress.tsx';
import type { Progress } from './send-patiently.ts';
import { useSending, type SendingOptions } from './use-sending.ts';

interface PatientFormProps extends SendingOptions {
  prefix: string;
  hints?: Partial<Record<string, ReactNode>>;
  onInput?: (form: HTMLFormElement) => void;
  /** Called with the form once this runs. */
  onReady?: (form: HTMLFormElement) => void;
}

/** A form that works as plain HTML and, where this runs, without leaving the page. */
export function PatientForm({ prefix, hints, onInput, onReady, ...options }: PatientFormProps) {
  const { url, words } = options;
  const { fields, success, submit: submitLabel } = options.form;
  const sending = useSending(options);
  const { form, handSeen, isReady } = useFormAtWork(sending.receipt, onReady);
  const submitButton = useFocusAfterCancel(sending.progress);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const messages = await sending.submit(element, handSeen.current);
    const first = fields.find(({ name }) => messages[name]);
    if (first) jumpTo(document.getElementById(`${prefix}-${first.name}`));
  }

  if (sending.receipt)
    return (
      <Confirmation
        title={success.title}
        text={success.description}
        words={words}
        reference={sending.receipt.reference}
        onAgain={() => {
          flushSync(sending.again);
          jumpTo(document.getElementById(`${prefix}-${fields[0]?.name}`));
        }}
      />
    );
  return (
    <form
      ref={form}
      method="post"
      action={url}
      noValidate
      className="grid gap-6 sm:grid-cols-2"
      data-ready={isReady ? '' : undefined}
      onSubmit={submit}
      onInput={({ currentTarget }) => {
        sending.recheck(currentTarget);
        onInput?.(currentTarget);
      }}
    >
      <p className="sm:col-span-2">
        {words.required[0]}
        <span aria-hidden="true">*</span>
        <span className="sr-only">{words.required[1]}</span>
        {words.required[2]}
      </p>
      <ErrorSummary
        prefix={prefix}
        fields={fields}
        messages={sending.messages}
        trouble={sending.trouble}
        words={words}
      />
      <FieldLock value={sending.isSubmitting}>
        <FormFields
          prefix={prefix}
          fields={fields}
          messages={sending.messages}
          hints={hints ?? {}}
          words={words}
        />
      </FieldLock>
      <div className="sm:col-span-2">
        <Button ref={submitButton} type="submit" variant="primary" busy={sending.isSubmitting}>
          {sending.isSubmitting ? words.submitting : submitLabel}
        </Button>
        <SendingProgress progress={sending.progress} onCancel={sending.cancel} words={words} />
      </div>
    </form>
  );
}

/** The form in the page, whether it works by now, and whether somebody has touched it. */
function useFormAtWork(receipt: Receipt | undefined, onReady: PatientFormProps['onReady']) {
  const form = useRef<HTMLFormElement>(null);
  const handSeen = useRef(false);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const seeHand = ({ isTrusted }: Event) => {
      handSeen.current ||= isTrusted;
    };
    for (const type of ['keydown', 'pointerdown']) element.addEventListener(type, seeHand, { passive: true });
    onReady?.(element);
    setIsReady(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once per form; a new one appears after "another one"
  }, [receipt]);
  return { form, handSeen, isReady };
}

/** Where the focus goes when the button to cancel has gone, and the focus with it. */
function useFocusAfterCancel(progress: Progress | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const canCancel = progress?.canCancel ?? false;
  useEffect(() => {
    if (!canCancel && document.activeElement === document.body && progress) button.current?.focus();
  }, [canCancel, progress]);
  return button;
}
