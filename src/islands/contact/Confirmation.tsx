import { practice } from '#practice/practice.ts';
import { Button } from '#ui/Button.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import type { FormWords } from './words.ts';

interface ConfirmationProps {
  title: string;
  text: string;
  reference: string;
  words: FormWords;
  onAgain: () => void;
}

/** Stays in place of the form, so that the reference can be written down long after the toast has gone. */
export function Confirmation({ title, text, reference, words, onAgain }: ConfirmationProps) {
  return (
    <div role="status">
      <h3 ref={focusOnMount} tabIndex={-1} className="font-display text-heading outline-none">
        {title}
      </h3>
      <p className="mt-3">{text}</p>
      <p className="mt-6 rounded-2xl bg-seaglass-100 px-5 py-4">
        {words.reference} <strong className="text-lg whitespace-nowrap">{reference}</strong>
      </p>
      <p className="mt-6">
        {words.sooner[0]}{' '}
        <a className="link whitespace-nowrap" href={practice.phone.href}>
          {practice.phone.display}
        </a>{' '}
        {words.sooner[1]}
      </p>
      <Button className="mt-6" onClick={onAgain}>
        {words.another}
      </Button>
    </div>
  );
}
