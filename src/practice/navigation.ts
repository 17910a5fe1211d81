import { services } from './services.ts';

/** Where the site leads: the header's links in their order, and every page for the footer. */
export interface NavigationLink {
  label: string;
  href: string;
  /** Where the page speaks another language than the one that leads to it. */
  hreflang?: string;
}

export const headerLinks: readonly NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Services', href: '/services' },
  { label: 'New Patients', href: '/new-patients' },
  { label: 'Financial Information', href: '/financial' },
  { label: 'Before and After', href: '/gallery' },
  { label: 'Blog', href: '/blog' },
];

export const footerGroups: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'The practice',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/about' },
      { label: 'Before and After', href: '/gallery' },
      { label: 'Blog', href: '/blog' },
      { label: 'Contact', href: '/contact' },
      { label: 'Search', href: '/search' },
    ],
  },
  {
    title: 'Care',
    links: [
      { label: 'Services', href: '/services' },
      ...services.map(({ title, link }) => ({ label: title, href: link })),
    ],
  },
  {
    title: 'Your visit',
    links: [
      { label: 'New Patients', href: '/new-patients' },
      { label: 'Financial Information', href: '/financial' },
      { label: 'Privacy and cookies', href: '/privacy' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
  },
];
