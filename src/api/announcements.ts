import type { Announcements } from '#contracts/announcements.ts';
import { call } from './client.ts';

/** What every page is told. */
export const fetchAnnouncements = () => call<Announcements>('/api/announcements');
