import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resetTemplate, saveTemplate, templatesUrl } from '#api/answers.ts';
import { ApiError } from '#api/client.ts';
import { answerLimits, placeholders, type AnswerTemplate, type TemplateWords } from '#contracts/answer.ts';
import { Button } from '#ui/Button.tsx';
import { InputField, SelectField, TextareaField } from '#ui/fields.tsx';
import { DeskDialog } from '../DeskDialog.tsx';
import { withSession } from '../session/session-gate.ts';
import { useDraft } from './drafts.ts';

interface TemplatesDialogProps {
  templates: readonly AnswerTemplate[];
  /** Which one is shown first. */
  first: string;
  onClose: () => void;
}

/** The practice's own words for its answers, and the way back to those it came with. */
export function TemplatesDialog({ templates, first, onClose }: TemplatesDialogProps) {
  const [id, setId] = useState(first);
  const template = templates.find((one) => one.id === id);
  return (
    <DeskDialog title="Templates" onClose={onClose} className="desk">
      <div className="grid gap-4">
        <SelectField label="Template" value={id} onChange={({ target }) => setId(target.value)}>
          {templates.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
              {one.isEdited && ' (your words)'}
            </option>
          ))}
        </SelectField>
        {template && <TemplateForm key={id} template={template} />}
      </div>
    </DeskDialog>
  );
}

/** What was done last, said in the dialog: a toast would lie behind it. */
interface Done {
  text: string;
  undo?: TemplateWords;
}

const filledIn = placeholders.map((name) => `{${name}}`).join(', ');

function TemplateForm({ template }: { template: AnswerTemplate }) {
  const { id, subject, text, isEdited, original } = template;
  const [kept, keep] = useDraft(`template ${id}`);
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [done, setDone] = useState<Done>();
  const [isBusy, setIsBusy] = useState(false);
  const client = useQueryClient();
  const words = kept ? (JSON.parse(kept) as TemplateWords) : { subject, text };
  const write = (next: Partial<TemplateWords>) => {
    setDone(undefined);
    keep(JSON.stringify({ ...words, ...next }));
  };

  async function store(act: () => Promise<unknown>, done: Done) {
    setIsBusy(true);
    setMessages({});
    setDone(undefined);
    try {
      await withSession(act);
      keep('');
      setDone(done);
    } catch (error) {
      const details = error instanceof ApiError ? (error.problem?.details ?? []) : [];
      setMessages(
        details.length > 0
          ? Object.fromEntries(details.map(({ path, message }) => [path[0] ?? '', message]))
          : { trouble: 'This was not saved. Please try again.' },
      );
    }
    await client.invalidateQueries({ queryKey: [templatesUrl] });
    setIsBusy(false);
  }
  const save = (next: TemplateWords) => store(() => saveTemplate(id, next), { text: 'Saved.' });
  const reset = () =>
    store(() => resetTemplate(id), { text: 'It has its original words again.', undo: { subject, text } });

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save(words);
      }}
    >
      <InputField
        label="Subject"
        maxLength={answerLimits.subject}
        value={words.subject}
        error={messages['subject']}
        autoComplete="off"
        onChange={({ target }) => write({ subject: target.value })}
      />
      <TextareaField
        label="Text"
        hint={`Filled in for each patient: ${filledIn}.`}
        rows={11}
        maxLength={answerLimits.text}
        value={words.text}
        error={messages['text']}
        onChange={({ target }) => write({ text: target.value })}
      />
      <p role="alert" className="field-error empty:hidden">
        {messages['trouble']}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="primary" busy={isBusy}>
          Save template
        </Button>
        {kept && (
          <Button size="small" variant="quiet" disabled={isBusy} onClick={() => keep('')}>
            Discard
          </Button>
        )}
        {isEdited && (
          <Button size="small" variant="quiet" disabled={isBusy} onClick={() => void reset()}>
            Back to the original words
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <p role="status">{done?.text}</p>
        {done?.undo && (
          <Button
            size="small"
            variant="quiet"
            disabled={isBusy}
            onClick={() => done.undo && void save(done.undo)}
          >
            Undo
          </Button>
        )}
      </div>
      {isEdited && (
        <details>
          <summary className="cursor-pointer">The original words</summary>
          <p className="mt-2 font-semibold">{original.subject}</p>
          <p className="whitespace-pre-wrap">{original.text}</p>
        </details>
      )}
    </form>
  );
}
