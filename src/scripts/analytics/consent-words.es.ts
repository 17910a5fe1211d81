import type { ConsentWords } from './consent-words.ts';

export const consentWords = {
  question:
    '¿Podemos contar las visitas con Google Analytics? Usa cookies. Nada de lo que usted escribe se envía nunca.',
  privacy: 'Privacidad y cookies (en inglés)',
  no: 'No, gracias',
  yes: 'Sí',
} satisfies ConsentWords;
