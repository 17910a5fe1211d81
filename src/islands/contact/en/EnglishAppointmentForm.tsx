import { AppointmentForm } from '../AppointmentForm.tsx';
import { englishWords } from './words.ts';

/** An island of its own, so that a page brings along the words of its language alone. */
export const EnglishAppointmentForm = () => <AppointmentForm words={englishWords} />;
