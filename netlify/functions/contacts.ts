import type { Config } from '@netlify/functions';
import { contactMessageIn } from '#contracts/contact-message.ts';
import { noteForm } from '#server/domain/counts/note-count.ts';
import { sendMailSoon } from '#server/domain/mail/mail-clock.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { patientFormRoute } from '#server/http/patient-form.ts';

export default endpoint('/api/contacts', {
  POST: patientFormRoute({
    resource: 'contacts',
    schema: contactMessageIn,
    content: (values) => ({ resource: 'contacts', values }),
    afterStoring: (form) => Promise.all([sendMailSoon(), noteForm(form)]),
  }),
});

export const config: Config = { path: '/api/contacts' };
