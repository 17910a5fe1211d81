import { describe, expect, it } from 'vitest';
import { weeklyHours } from './hours.ts';
import { serviceById } from './services.ts';
import { breadcrumbList, dentist, faqPage, jsonLdText, person, serviceData } from './structured-data.ts';
import { team } from './team.ts';

const site = 'https://practice.example';

describe('what search engines are told', () => {
  it('gives the practice its hours, a line for each pair of times', () => {
    expect(dentist(site, '/images/share.png')).toMatchObject({
      '@type': 'Dentist',
      telephone: '+19045550142',
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Wednesday', 'Thursday', 'Friday'],
          opens: weeklyHours.Monday?.opens,
          closes: weeklyHours.Monday?.closes,
        },
        { dayOfWeek: ['Tuesday'], opens: '11:00', closes: '19:00' },
      ],
    });
  });

  it('numbers the breadcrumb and gives each step but the last its full address', () => {
    const list = breadcrumbList(site, [{ label: 'Home', href: '/' }, { label: 'About' }]);
    expect(list).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://practice.example/' },
        { position: 2, name: 'About' },
      ],
    });
  });

  it('names the practice as the provider of a service and the employer of a person', () => {
    const id = 'https://practice.example/#practice';
    expect(serviceData(site, serviceById('implants'))).toMatchObject({ provider: { '@id': id } });
    const [founder] = team;
    expect(founder && person(site, founder)).toMatchObject({
      '@id': 'https://practice.example/about#member-1',
      jobTitle: 'Founder & General Dentist',
      worksFor: { '@id': id },
    });
  });

  it('puts each question with its answer', () => {
    expect(faqPage([{ question: 'Why?', answer: 'Because.' }])).toMatchObject({
      mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because.' } }],
    });
  });

  it('cannot end the script it stands in, whatever is told', () => {
    const data = { name: 'Smiles</script><script>alert(1)' };
    const text = jsonLdText(data);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', ...data });
  });
});
