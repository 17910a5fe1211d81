import type { Config } from '@netlify/functions';
import { noteForm } from '#server/domain/counts/note-count.ts';
import { sendMailSoon } from '#server/domain/mail/mail-clock.ts';
import { todaysAppointmentSchema } from '#server/domain/requests/schemas-of-today.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { patientFormRoute } from '#server/http/patient-form.ts';

export default endpoint('/api/appointments', {
  POST: patientFormRoute({
    resource: 'appointments',
    schema: todaysAppointmentSchema,
    content: (values) => ({ resource: 'appointments', values }),
    afterStoring: (form) => Promise.all([sendMailSoon(), noteForm(form)]),
  }),
});

export const config: Config = { path: '/api/appointments' };
