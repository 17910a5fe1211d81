/** What search engines are told, made of the same facts the pages show. Each is an object of `jsonLd` in the layout. */
import { weekdays, type Weekday } from './dates.ts';
import { weeklyHours } from './hours.ts';
import { practice } from './practice.ts';
import { type Service } from './services.ts';
import { type TeamMember } from './team.ts';

/** `site` is the address the pages are built for. */
export function dentist(site: string | URL): object {
  const { street, city, state, zip } = practice.address;
  return {
    '@type': 'Dentist',
    '@id': practiceId(site),
    name: practice.name,
    url: new URL('/', site).href,
    telephone: practice.phone.href.replace('tel:', ''),
    email: practice.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    openingHoursSpecification: openingHours(),
  };
}

function practiceId(site: string | URL): string {
  return new URL('/#practice', site).href;
}

/** The practice as author, publisher or provider of something: named, and pointing to its full description. */
export function practiceReference(site: string | URL): object {
  return { '@id': practiceId(site), '@type': 'Dentist', name: practice.name, url: new URL('/', site).href };
}

function openingHours(): object[] {
  const days = new Map<string, Weekday[]>();
  for (const day of weekdays) {
    const hours = weeklyHours[day];
    if (!hours) continue;
    const key = `${hours.opens}/${hours.closes}`;
    days.set(key, [...(days.get(key) ?? []), day]);
  }
  return [...days].map(([key, dayOfWeek]) => {
    const [opens, closes] = key.split('/');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

/** The way from the home page to this one; `items` as the visible breadcrumb has them. */
export function breadcrumbList(
  site: string | URL,
  items: readonly { label: string; href?: string }[],
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: new URL(href, site).href } : {}),
    })),
  };
}

export function serviceData(site: string | URL, service: Service): object {
  return {
    '@type': 'Service',
    name: service.title,
    serviceType: service.title,
    description: service.description,
    url: new URL(service.link, site).href,
    provider: { '@id': practiceId(site), '@type': 'Dentist', name: practice.name },
    areaServed: `${practice.address.city}, ${practice.address.state}`,
  };
}

export function faqPage(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function person(site: string | URL, member: TeamMember): object {
  return {
    '@type': 'Person',
    '@id': new URL(`/about#member-${member.id}`, site).href,
    name: member.name,
    jobTitle: member.title,
    description: member.shortBio,
    worksFor: { '@id': practiceId(site), '@type': 'Dentist', name: practice.name },
    ...(member.memberships
      ? { memberOf: member.memberships.map((name) => ({ '@type': 'Organization', name })) }
      : {}),
  };
}
