import { announcementsUrl, restoreAnnouncements, saveAnnouncements } from '#api/admin-announcements.ts';
import { messagesByPath } from '#api/client.ts';
import { announcementsChangeSchema, type Announcements } from '#contracts/announcements.ts';
import type { AnnouncementsHistory } from '#contracts/answers/announcements.ts';
import { fromFields, toFields, type AnnouncementFields } from './announcement-fields.ts';
import { useVersions } from './use-versions.ts';

export type AnnouncementsWork = ReturnType<typeof useAnnouncements>;

/** The form's words, and how they are saved. */
export function useAnnouncements(live: Announcements, number: number) {
  const { draft, store, edit, ...work } = useVersions<AnnouncementFields, AnnouncementsHistory>({
    name: 'announcements',
    url: announcementsUrl,
    number,
    content: toFields(live),
  });
  return {
    ...work,
    fields: draft.content,
    edit: (change: Partial<AnnouncementFields>) => edit({ ...draft.content, ...change }),
    save: async () => {
      const change = { ...fromFields(draft.content), base: draft.base };
      const checked = announcementsChangeSchema.safeParse(change);
      if (!checked.success) return work.setMessages(messagesByPath(checked.error.issues));
      return store(() => saveAnnouncements(change), 'Saved. Every page shows it now.');
    },
    putBack: async (earlier: number) =>
      store(
        () => restoreAnnouncements({ number: earlier, base: number }),
        'Put back. Every page shows it now.',
      ),
  };
}
