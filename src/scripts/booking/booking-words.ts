/** What the booking dialog says. What stands before a phone, a link or a button ends where that begins. */
export const bookingWords = {
  title: 'Schedule Your Appointment',
  frame: 'Schedule Appointment',
  newTab: 'Open in New Tab',
  close: 'Close',
  loading: 'Loading booking system...',
  slow: 'Still loading. You can also call us at',
  trouble: 'The booking page is slow today',
  ways: 'You can still reach us in one of these ways.',
  call: (phone: string) => `Call ${phone}`,
  tab: 'Open in a new tab',
  request: 'Send a request',
  requestHref: '/contact#request',
  foot: 'Having trouble? You can also',
  footTab: 'open this booking page in a new tab',
  footCall: 'or call us at',
};
export type BookingWords = typeof bookingWords;
