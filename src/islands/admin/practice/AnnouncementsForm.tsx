import { type SubmitEvent } from 'react';
import { announcementLimits } from '#contracts/announcements.ts';
import { InputField, TextareaField } from '#ui/fields.tsx';
import { AnnouncementPreview } from './AnnouncementPreview.tsx';
import { ClosureFields } from './ClosureFields.tsx';
import { SaveBar } from './SaveBar.tsx';
import { fromFields } from './announcement-fields.ts';
import type { AnnouncementsWork } from './use-announcements.ts';

/** The notice, the closures, and what they look like to a patient. */
export function AnnouncementsForm({ work }: { work: AnnouncementsWork }) {
  const { fields, messages, edit } = work;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const unread = [...form.querySelectorAll('input')].find(({ validity }) => validity.badInput);
    if (unread) work.setMessages({ [unread.name]: 'Please fill this in, or empty it.' });
    else void work.save().then(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <form noValidate className="card grid gap-5 p-6" onSubmit={onSubmit}>
      <TextareaField
        label="Notice"
        hint={`Plain words, at most ${announcementLimits.text} characters. Leave it empty for none. ${announcementLimits.text - [...fields.text].length} left.`}
        name="text"
        rows={3}
        value={fields.text}
        error={messages['text']}
        onChange={({ target }) => edit({ text: target.value })}
      />
      <TextareaField
        label="The same in Spanish"
        hint="For the pages in Spanish. Leave it empty, and they show the notice in English."
        name="textInSpanish"
        lang="es"
        rows={3}
        value={fields.textInSpanish}
        error={messages['textInSpanish']}
        onChange={({ target }) => edit({ textInSpanish: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField
          label="Show it from"
          hint="Office time. Empty: at once."
          name="from"
          type="datetime-local"
          value={fields.from}
          error={messages['from']}
          onChange={({ target }) => edit({ from: target.value })}
        />
        <InputField
          label="Show it until"
          hint="Office time. Empty: until you take it away."
          name="until"
          type="datetime-local"
          value={fields.until}
          error={messages['until']}
          onChange={({ target }) => edit({ until: target.value })}
        />
      </div>
      <ClosureFields
        closures={fields.closures}
        messages={messages}
        onChange={(closures) => edit({ closures })}
      />
      <AnnouncementPreview announced={fromFields(fields)} />
      <SaveBar label="Save and show" trouble={messages['form'] ?? messages['closures']} work={work} />
    </form>
  );
}
