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
  /** Where the door is, in degrees. */
  location: { latitude: 30.2216, longitude: -81.5586 },
  /** How a search engine sums up the prices, from `$` to `$$$$`. */
  priceRange: '$$',
  /** The practice's own pages elsewhere. */
  profiles: ['https://social.example/samplewater-dental', 'https://directory.example/samplewater-dental'],
  timeZone: 'America/New_York',
  copyrightYear: 2024,
} as const;
