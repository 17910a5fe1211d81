import type { Config } from '@netlify/functions';
import { todaysAppointmentSchema } from '#server/domain/requests/schemas-of-today.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { patientFormRoute } from '#server/http/patient-form.ts';

export default endpoint('/api/appointments', {
  POST: patientFormRoute({ resource: 'appointments', schema: todaysAppointmentSchema }),
});

export const config: Config = { path: '/api/appointments' };
