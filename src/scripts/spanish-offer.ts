import styles from '#styles/spanish-offer.css?inline';
import { adoptStyles } from '#ui/adopt-styles.ts';

/** Shows the way to Spanish below the header, over the page: it takes no room from anything. */
export function offer(href: string): void {
  adoptStyles(styles);
  const bar = document.createElement('div');
  bar.className = 'spanish-offer';
  bar.lang = 'es';
  const link = document.createElement('a');
  link.href = href;
  link.textContent = document.querySelector('link[rel=alternate][hreflang=es]')
    ? 'Ver esta página en español'
    : 'Ir a nuestras páginas en español';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Cerrar';
  close.addEventListener('click', () => bar.remove());
  bar.append(link, close);
  document.querySelector('.site-header')?.append(bar);
}
