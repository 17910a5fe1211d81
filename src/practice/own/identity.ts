/** The number the site comes with; owners change it in the portal. */
export const ownPhone = { display: '(904) 555-0142' };

/** Who the practice is. */
export const ownIdentity = {
  name: 'Samplewater Dental',
  /** What the reference of a request begins with. */
  referencePrefix: 'SD',
  siteUrl: 'https://samplewater-dental.example',
  email: 'hello@samplewater-dental.example',
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
  /** For whoever reads neither language, or does not say which; docs/rebrand.md says what follows. */
  firstLanguage: 'en',
  copyrightYear: 2024,
} as const;
