import { contactsUrl } from '#api/requests.ts';
import { contactMessageIn } from '#contracts/contact-message.ts';
import { PatientForm } from './PatientForm.tsx';
import { preselect } from './preselect.ts';
import type { FormWords } from './words.ts';

/** A message to the front desk, in the language of its words. */
export function ContactForm({ words }: { words: FormWords }) {
  return (
    <PatientForm
      prefix="message"
      url={contactsUrl}
      words={words}
      form={words.message}
      schema={() => contactMessageIn(words.messages)}
      onReady={(form) => preselect(form, new URLSearchParams(location.search), words.topics)}
    />
  );
}
