import { useState } from 'react';
import type { AnswerTemplate } from '#contracts/answers/answer.ts';
import { Options, SelectField } from '#ui/fields.tsx';
import { DeskDialog } from '../DeskDialog.tsx';
import { TemplateForm } from './TemplateForm.tsx';

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
    <DeskDialog title="Templates" onClose={onClose}>
      <div className="grid gap-4">
        <SelectField label="Template" value={id} onChange={({ target }) => setId(target.value)}>
          <Options
            of={templates.map((one) => [one.id, one.isEdited ? `${one.name} (your words)` : one.name])}
          />
        </SelectField>
        {template && <TemplateForm key={id} template={template} />}
      </div>
    </DeskDialog>
  );
}
