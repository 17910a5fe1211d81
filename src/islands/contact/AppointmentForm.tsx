import { useRef, useState } from 'react';
import { fetchAnnouncements } from '#api/announcements.ts';
import { appointmentsUrl } from '#api/requests.ts';
import { patientAppointmentForm } from '#contracts/request-forms.ts';
import { patientAppointmentSchema } from '#contracts/visit-wishes.ts';
import { bookingDates } from '#practice/booking-dates.ts';
import type { Closure } from '#practice/closures.ts';
import { PatientForm } from './PatientForm.tsx';
import { dayHint } from './day-hint.ts';
import { preselect } from './preselect.ts';

const success = {
  title: 'Appointment Request Submitted',
  description: "We'll contact you within 24 hours to confirm your appointment.",
};
const schema = () => patientAppointmentSchema(bookingDates(new Date()));

function dateInput(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('input[name="preferredDate"]');
}

/** The appointment request of the contact page. */
export function AppointmentForm() {
  const [hint, setHint] = useState('');
  const announced = useRef<readonly Closure[]>([]);
  const tell = (form: HTMLFormElement) => setHint(dayHint(dateInput(form)?.value ?? '', announced.current));
  return (
    <PatientForm
      prefix="appointment"
      url={appointmentsUrl}
      fields={patientAppointmentForm}
      schema={schema}
      success={success}
      failure="Failed to submit appointment request"
      submitLabel="Request Appointment"
      hints={{ preferredDate: hint }}
      onReady={(form) => {
        preselect(form, new URLSearchParams(location.search));
        // The page may have been built long ago, so the browser's calendar learns today's bounds here.
        const input = dateInput(form);
        const { earliest, latest } = bookingDates(new Date());
        if (input) Object.assign(input, { min: earliest, max: latest });
        tell(form);
        // Without an answer the days the site was built with have to do.
        fetchAnnouncements().then(
          ({ closures }) => {
            announced.current = closures;
            tell(form);
          },
          () => undefined,
        );
      }}
      onInput={tell}
    />
  );
}
