/**
 * Whoever comes from elsewhere to a page in English, and whose browser asks for Spanish before English, is offered Spanish;
 * and whose browser asks for neither, where Spanish is the practice's first language. Nobody is led there unasked, and nothing is kept:
 * who came from a page of this site has been asked, or has chosen.
 */
const toSpanish = document.querySelector<HTMLAnchorElement>('.site-header a[lang=es]');
const asked = navigator.languages.find((tag) => /^e[ns]\b/.test(tag));

if (
  toSpanish &&
  (asked ? asked.startsWith('es') : 'first' in toSpanish.dataset) &&
  !document.referrer.startsWith(location.origin)
)
  void import('./spanish-offer.ts').then(({ offer }) => offer(toSpanish.href));
