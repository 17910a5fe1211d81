import { AppointmentForm } from '../AppointmentForm.tsx';
import { spanishWords } from './words.ts';

/** An island of its own, so that a page brings along the words of its language alone. */
export const SpanishAppointmentForm = () => <AppointmentForm words={spanishWords} />;
