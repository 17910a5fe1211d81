/** What stands around every page. */
export const frame = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  call: 'Call',
  book: 'Book',
  bookWhat: 'an appointment',
  schedule: 'Schedule Appointment',
  reachUs: 'Reach us',
  urgent: 'Urgent?',
  callOnCall: (phone: string) => `Call the dentist on call, ${phone}`,
  openAsUsual: 'Open as usual?',
  officeHours: 'Office hours',
  allPages: 'All pages',
  notification: 'Notification',
  /** `{hotkey}` is the key that leads there. */
  notifications: 'Notifications ({hotkey})',
  close: 'Close',
  rights: 'All rights reserved.',
  wayHere: 'Breadcrumb',
  /** Behind a link to a page of the other language. */
  inEnglish: '',
  home: 'Home',
  notFound: {
    title: '404 Page Not Found',
    description: 'There is no page at this address.',
    lead: 'There is no page at this address. It may have moved, or the link may have a typo. Try one of these:',
    home: 'Back to the home page',
    services: 'See our services',
    search: 'Search',
  },
} as const;
