/** Small numbers as running text has them; from thirteen on in figures. */
const english = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spanish = 'ningún uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

/** `5` as `five`, or `cinco`. */
export function numberWord(count: number, language: 'en' | 'es' = 'en'): string {
  return { en: english, es: spanish }[language][count] ?? String(count);
}

/** The same at the beginning of a line: `Five`. */
export function firstNumberWord(count: number, language: 'en' | 'es' = 'en'): string {
  const word = numberWord(count, language);
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
