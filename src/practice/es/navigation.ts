import type { NavigationLink } from '../navigation.ts';
import { services } from '../services.ts';
import { serviceWords } from './services.ts';

/** Where the pages in Spanish lead: the header to each other, the footer to the pages in English as well, which say so. */
export const headerLinks: readonly NavigationLink[] = [
  { label: 'Inicio', href: '/es' },
  { label: 'Emergencias', href: '/es/contact#emergency' },
  { label: 'Contacto', href: '/es/contact' },
  { label: 'Pacientes nuevos', href: '/es/new-patients' },
  { label: 'Costos y seguros', href: '/es/financial' },
];

const inEnglish = (label: string, href: string): NavigationLink => ({ label, href, hreflang: 'en' });

export const footerGroups: readonly { title: string; links: readonly NavigationLink[] }[] = [
  { title: 'En español', links: headerLinks },
  {
    title: 'Servicios, en inglés',
    links: [
      inEnglish('Todos los servicios', '/services'),
      ...services.map(({ id, link }) => inEnglish(serviceWords[id].title, link)),
    ],
  },
  {
    title: 'Más, en inglés',
    links: [
      inEnglish('Quiénes somos', '/about'),
      inEnglish('Antes y después', '/gallery'),
      inEnglish('Blog', '/blog'),
      inEnglish('Privacidad y cookies', '/privacy'),
      inEnglish('Accesibilidad', '/accessibility'),
      inEnglish('Buscar', '/search'),
    ],
  },
];
