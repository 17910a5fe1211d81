/** What search engines are told, made of the same facts the pages show. Each is an object of `jsonLd` in the layout. */
import { mapHref } from './contact-links.ts';
import { officeOffset, weekdays, type Weekday } from './dates.ts';
import { type Film } from './films.ts';
import { shiftsOf, weeklyHours } from './hours.ts';
import { practice } from './practice.ts';
import { type Service } from './services.ts';
import { type TeamMember } from './team.ts';

/** As the text of its script: a `<` in somebody’s words must not end it. */
export function jsonLdText(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** `site` is the address the pages are built for, `image` the path of a picture of the practice. */
export function dentist(site: string | URL, image: string): object {
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
    image: new URL(image, site).href,
    geo: { '@type': 'GeoCoordinates', ...practice.location },
    hasMap: mapHref(),
    priceRange: practice.priceRange,
    sameAs: practice.profiles,
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
    for (const { opens, closes } of shiftsOf(hours)) {
      const key = `${opens}/${closes}`;
      days.set(key, [...(days.get(key) ?? []), day]);
    }
  }
  return [...days].map(([key, dayOfWeek]) => {
    const [opens, closes] = key.split('/');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

/** A page in another language than the site’s first; `description` as it stands in its head. */
export function webPage(
  site: string | URL,
  page: { path: string; language: string; name: string; description: string },
): object {
  const { path, language, name, description } = page;
  return {
    '@type': 'WebPage',
    url: new URL(path, site).href,
    name,
    description,
    inLanguage: language,
    about: { '@id': practiceId(site) },
  };
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

/** `thumbnail` is the path of a still of it. */
export function videoObject(site: string | URL, film: Film, thumbnail: string): object {
  return {
    '@type': 'VideoObject',
    name: film.title,
    description: film.description,
    thumbnailUrl: [new URL(thumbnail, site).href],
    contentUrl: new URL(`${film.path}.mp4`, site).href,
    // Noon at the office: search engines want an hour with its zone.
    uploadDate: `${film.addedOn}T12:00:00${officeOffset(film.addedOn)}`,
    duration: `PT${film.seconds}S`,
  };
}

/** A member as the author or reviewer of something: named, and pointing to the full description. */
export function personReference(site: string | URL, { id, name, title }: TeamMember): object {
  const url = new URL(`/about#member-${id}`, site).href;
  return { '@type': 'Person', '@id': url, name, jobTitle: title, url };
}
