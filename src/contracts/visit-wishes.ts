import * as z from 'zod/mini';
import { appointmentSchema, choiceField, notesLimit, type DateBounds } from './appointment.ts';
import { englishMessages, type FormMessages } from './form-messages.ts';
import { textLength } from './text.ts';

/**
 * Who a visit is for and the time of day that suits: two choices of the patients' form that nobody has to make. They are kept
 * as the first line of the notes, where the front desk reads them, so a call without them is what it always was.
 */
export const visitWishes = {
  visitFor: { me: 'Me', child: 'My child', other: 'Somebody I care for' },
  timeOfDay: { morning: 'Morning', midday: 'Midday', afternoon: 'Afternoon or evening' },
} as const;

/** The answer in words, or null for no choice. */
function wishField(answers: Readonly<Record<string, string>>, { answer, unreadable }: FormMessages) {
  return z.pipe(
    choiceField(Object.keys(answers), answer, unreadable),
    z.transform((id) => (id === null ? null : answers[id])),
  );
}

/**
 * What the patients' form sends: the appointment request, its wishes folded into the notes, in English for the desk whatever the
 * language of the form.
 */
export function patientAppointmentSchema(bounds: DateBounds, messages = englishMessages) {
  return z.pipe(
    z.extend(appointmentSchema(bounds, messages), {
      visitFor: wishField(visitWishes.visitFor, messages),
      timeOfDay: wishField(visitWishes.timeOfDay, messages),
    }),
    z.transform(({ visitFor, timeOfDay, ...request }, { issues }) => {
      const wishes = [visitFor && `For: ${visitFor}.`, timeOfDay && `Time of day: ${timeOfDay}.`].filter(
        Boolean,
      );
      const notes = [wishes.join(' '), request.notes].filter(Boolean).join('\n') || null;
      const tooMany = textLength(notes ?? '') - notesLimit;
      if (tooMany > 0)
        issues.push({
          code: 'custom',
          path: ['notes'],
          input: request.notes,
          message: messages.atMost(textLength(request.notes ?? '') - tooMany),
        });
      return { ...request, notes };
    }),
  );
}
