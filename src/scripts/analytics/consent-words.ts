/** The question before anything is measured, and its two answers. */
export const consentWords = {
  question: 'May we count visits with Google Analytics? It sets cookies. Nothing you type is ever sent.',
  privacy: 'Privacy and cookies',
  no: 'No, thank you',
  yes: 'Yes',
};
export type ConsentWords = typeof consentWords;
