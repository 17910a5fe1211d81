import { nothingAnnounced, type Announcements, type AnnouncementsChange } from '#contracts/announcements.ts';
import type { RestoreVersion } from '#contracts/versions.ts';
import { officeClock } from '#practice/dates.ts';
import { cacheTags } from '#server/cache/headers.ts';
import { purgeTags } from '#server/cache/purge.ts';
import { repeatable, once, type StaffActor } from '#server/db/client.ts';
import {
  insertEarlierVersion,
  insertVersion,
  selectCurrentValue,
  selectVersions,
} from '#server/db/practice-versions.ts';

const kind = 'announcements';
const versionsShown = 50;

/** What readers are told: a notice that is not over, whether or not it has begun, and the closures from today on. */
export async function readAnnouncements(now = new Date()): Promise<Announcements> {
  const [row] = await repeatable(selectCurrentValue(kind));
  // A version of before notices were in two languages has one.
  const { text, textInSpanish, from, until, closures } = {
    ...nothingAnnounced,
    ...(row?.value as Partial<Announcements> | undefined),
  };
  const today = officeClock(now).date;
  const isOver = text === null || (until !== null && Date.parse(until) <= now.getTime());
  return {
    ...(isOver
      ? { text: null, textInSpanish: null, from: null, until: null }
      : { text, textInSpanish, from, until }),
    closures: closures.filter(({ to }) => to >= today),
  };
}

/** The latest versions, the one in force first. */
export async function listAnnouncements() {
  const rows = await repeatable(selectVersions(kind, versionsShown));
  return {
    versions: rows.map((row) => ({
      ...row,
      value: { ...nothingAnnounced, ...(row.value as Partial<Announcements>) },
    })),
  };
}

type AnnouncementsSaved =
  /** At a conflict somebody else was quicker: how it stands now. */
  | { outcome: 'saved' | 'conflict'; history: Awaited<ReturnType<typeof listAnnouncements>> }
  | { outcome: 'unknown' };

/** Published at once, unless somebody has saved another version than `base` meanwhile. */
export async function saveAnnouncements(
  { base, ...value }: AnnouncementsChange,
  actor: StaffActor,
): Promise<AnnouncementsSaved> {
  const [saved] = await once(insertVersion(kind, { base, value: inOrder(value) }, actor), actor);
  return afterwards(saved !== undefined);
}

/** An earlier version again; `unknown` where there is none of this number. */
export async function restoreAnnouncements(
  { base, number }: RestoreVersion,
  actor: StaffActor,
): Promise<AnnouncementsSaved> {
  const [saved] = await once(insertEarlierVersion(kind, { base, number }, actor), actor);
  const answer = await afterwards(saved !== undefined);
  const isKnown = answer.outcome !== 'conflict' || answer.history.versions[0]?.number !== base;
  return isKnown ? answer : { outcome: 'unknown' };
}

async function afterwards(isSaved: boolean): Promise<AnnouncementsSaved> {
  if (isSaved) await purgeTags([cacheTags.announcements]);
  return { outcome: isSaved ? 'saved' : 'conflict', history: await listAnnouncements() };
}

/** Times without a notice say nothing; closures stand by their first day. */
function inOrder({ text, textInSpanish, from, until, closures }: Announcements): Announcements {
  const times = text === null ? { from: null, until: null } : { from, until };
  return {
    text,
    textInSpanish,
    ...times,
    closures: closures.toSorted((a, b) => a.from.localeCompare(b.from)),
  };
}
