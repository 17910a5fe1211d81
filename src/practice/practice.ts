/** Who the practice is. Every page, mail and message takes its facts from here. */
export const practice = {
  name: 'Samplewater Dental',
  siteUrl: 'https://samplewater-dental.example',
  email: 'hello@samplewater-dental.example',
  phone: { display: '(904) 555-0142', digits: '9045550142', href: 'tel:+19045550142' },
  address: {
    street: '4200 Specimen Bay Road, Suite 12',
    city: 'Jacksonville',
    state: 'FL',
    zip: '32256',
  },
  timeZone: 'America/New_York',
  copyrightYear: 2024,
} as const;
