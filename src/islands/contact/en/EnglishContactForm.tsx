import { ContactForm } from '../ContactForm.tsx';
import { englishWords } from './words.ts';

/** An island of its own, so that a page brings along the words of its language alone. */
export const EnglishContactForm = () => <ContactForm words={englishWords} />;
