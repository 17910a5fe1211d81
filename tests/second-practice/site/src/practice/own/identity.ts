/** The number the site comes with; owners change it in the portal. */
export const ownPhone = { display: '(520) 555-0168' };

/** Who the practice is. */
export const ownIdentity = {
  name: 'Clínica Dental Maqueta',
  /** What the reference of a request begins with. */
  referencePrefix: 'CM',
  siteUrl: 'https://clinica-maqueta.example',
  email: 'hola@clinica-maqueta.example',
  address: {
    street: '915 Avenida Ejemplo, Local 3',
    city: 'Tucson',
    state: 'AZ',
    zip: '85701',
  },
  /** Where the door is, in degrees. */
  location: { latitude: 32.2217, longitude: -110.9747 },
  /** How a search engine sums up the prices, from `$` to `$$$$`. */
  priceRange: '$',
  /** The practice's own pages elsewhere. */
  profiles: ['https://social.example/clinica-maqueta'],
  timeZone: 'America/Phoenix',
  /** For whoever reads neither language, or does not say which; docs/rebrand.md says what follows. */
  firstLanguage: 'es',
  copyrightYear: 2026,
} as const;
