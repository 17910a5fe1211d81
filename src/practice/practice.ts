/** The number the site came with; owners change it in the portal. */
export const ownPhone = { display: '(904) 555-0142' };

/** What was saved over it, put in by the build (scripts/build/saved-facts). */
declare const SAVED_PHONE: typeof ownPhone | undefined;
const { display } = typeof SAVED_PHONE === 'undefined' ? ownPhone : SAVED_PHONE;
const digits = display.replace(/\D/g, '');

/** Who the practice is. Every page, mail and message takes its facts from here. */
export const practice = {
  name: 'Samplewater Dental',
  siteUrl: 'https://samplewater-dental.example',
  email: 'hello@samplewater-dental.example',
  phone: { display, digits, href: `tel:+1${digits}` },
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
