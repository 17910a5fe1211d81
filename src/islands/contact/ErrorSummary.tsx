import type { FormFieldSpec } from '#contracts/request-forms.ts';
import { practice } from '#practice/practice.ts';
import { cn } from '#ui/cn.ts';
import type { Messages } from './filled-form.ts';
import type { FormWords } from './words.ts';

interface ErrorSummaryProps {
  prefix: string;
  fields: readonly FormFieldSpec[];
  messages: Messages;
  /** What went wrong beside the fields. */
  trouble: string;
  words: FormWords;
}

/**
 * What is in the way, in one place, each with the way to its field; below the button that was pressed, where no field is to blame.
 * A live region that is always there.
 */
export function ErrorSummary({ prefix, fields, messages, trouble, words }: ErrorSummaryProps) {
  const faulty = fields.filter(({ name }) => messages[name]);
  const isShown = faulty.length > 0 || trouble !== '';
  return (
    <div
      role="alert"
      className={cn('empty:absolute sm:col-span-2', trouble !== '' && faulty.length === 0 && 'order-last')}
    >
      {isShown && (
        <div className="rounded-2xl border-l-6 border-coral-600 bg-coral-100 px-5 py-4">
          <p className="font-semibold">{trouble || words.faults(faulty.length)}</p>
          {faulty.length > 0 && (
            <ul className="mt-1">
              {faulty.map(({ name, label }) => (
                <li key={name}>
                  <a className="link" href={`#${prefix}-${name}`}>
                    {label}
                  </a>
                  : {messages[name]}
                </li>
              ))}
            </ul>
          )}
          {trouble !== '' && (
            <p className="mt-1">
              {words.nothingLost}{' '}
              <a className="link whitespace-nowrap" href={practice.phone.href}>
                {practice.phone.display}
              </a>
              .
            </p>
          )}
        </div>
      )}
    </div>
  );
}
