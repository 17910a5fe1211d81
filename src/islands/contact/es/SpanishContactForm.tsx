import { ContactForm } from '../ContactForm.tsx';
import { spanishWords } from './words.ts';

/** An island of its own, so that a page brings along the words of its language alone. */
export const SpanishContactForm = () => <ContactForm words={spanishWords} />;
