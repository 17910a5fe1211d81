import { useRef, useState } from 'react';
import { fetchAnnouncements } from '#api/announcements.ts';
import { appointmentsUrl } from '#api/requests.ts';
import { patientAppointmentSchema } from '#contracts/visit-wishes.ts';
import { bookingDates } from '#practice/booking-dates.ts';
import type { Closure } from '#practice/closures.ts';
import { PatientForm } from './PatientForm.tsx';
import { dayHint } from './day-hint.ts';
import { preselect } from './preselect.ts';
import type { FormWords } from './words.ts';

function dateInput(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('input[name="preferredDate"]');
}

/** The appointment request of the contact page, in the language of its words. */
export function AppointmentForm({ words }: { words: FormWords }) {
  const [hint, setHint] = useState('');
  const announced = useRef<readonly Closure[]>([]);
  const tell = (form: HTMLFormElement) =>
    setHint(dayHint(dateInput(form)?.value ?? '', words, announced.current));
  return (
    <PatientForm
      prefix="appointment"
      url={appointmentsUrl}
      words={words}
      form={words.appointment}
      schema={() => patientAppointmentSchema(bookingDates(new Date()), words.messages)}
      hints={{ preferredDate: hint }}
      onReady={(form) => {
        preselect(form, new URLSearchParams(location.search), words.topics);
        // The page may have been built long ago, so the browser's calendar learns today's bounds here.
        const { earliest, latest } = bookingDates(new Date());
        Object.assign(dateInput(form) ?? {}, { min: earliest, max: latest });
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
