import { contactsUrl } from '#api/requests.ts';
import { contactMessageSchema } from '#contracts/contact-message.ts';
import { contactForm } from '#contracts/request-forms.ts';
import { PatientForm } from './PatientForm.tsx';
import { preselect } from './preselect.ts';

const success = {
  title: 'Message Sent',
  description: "We'll answer you within 24 hours.",
};

/** A message to the front desk. */
export function ContactForm() {
  return (
    <PatientForm
      prefix="message"
      url={contactsUrl}
      fields={contactForm}
      schema={() => contactMessageSchema}
      success={success}
      failure="Failed to send your message"
      submitLabel="Send Message"
      onReady={(form) => preselect(form, new URLSearchParams(location.search))}
    />
  );
}
