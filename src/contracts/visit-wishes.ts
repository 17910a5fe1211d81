import * as z from 'zod/mini';
import { appointmentSchema, notesLimit, undecided, type DateBounds } from './appointment.ts';
import { optionalText, textLength } from './text.ts';

/**
 * Who a visit is for and the time of day that suits: two choices of the patients' form that nobody has to make. They are kept
 * as the first line of the notes, where the front desk reads them, so a call without them is what it always was.
 */
export const visitWishes = {
  visitFor: { me: 'Me', child: 'My child', other: 'Somebody I care for' },
  timeOfDay: { morning: 'Morning', midday: 'Midday', afternoon: 'Afternoon or evening' },
} as const;

const unknownChoice = 'Please choose one of the answers.';

function choiceField(answers: Readonly<Record<string, string>>) {
  return z.pipe(
    optionalText({
      max: 40,
      tooLong: unknownChoice,
      shape: { test: (id) => id === undecided || Object.hasOwn(answers, id), message: unknownChoice },
    }),
    z.transform((id) => (id === null ? null : (answers[id] ?? null))),
  );
}

/** What the patients' form sends: the appointment request, its wishes folded into the notes. */
export function patientAppointmentSchema(bounds: DateBounds) {
  return z.pipe(
    z.extend(appointmentSchema(bounds), {
      visitFor: choiceField(visitWishes.visitFor),
      timeOfDay: choiceField(visitWishes.timeOfDay),
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
          message: `Please use at most ${textLength(request.notes ?? '') - tooMany} characters.`,
        });
      return { ...request, notes };
    }),
  );
}
