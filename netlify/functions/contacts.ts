import type { Config } from '@netlify/functions';
import { contactMessageIn } from '#contracts/contact-message.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { patientFormRoute } from '#server/http/patient-form.ts';

export default endpoint('/api/contacts', {
  POST: patientFormRoute({ resource: 'contacts', schema: contactMessageIn }),
});

export const config: Config = { path: '/api/contacts' };
