import type { Announcements } from '#contracts/announcements.ts';
import type { AnnouncementsHistory } from '#contracts/answers/announcements.ts';
import type { RestoreVersion } from '#contracts/versions.ts';
import { call } from './client.ts';

export const announcementsUrl = '/api/admin/announcements';
export const saveAnnouncements = (change: Announcements & { base: number }) =>
  call<AnnouncementsHistory>(announcementsUrl, { method: 'PUT', body: change });
export const restoreAnnouncements = (version: RestoreVersion) =>
  call<AnnouncementsHistory>(`${announcementsUrl}/restore`, { method: 'POST', body: version });
