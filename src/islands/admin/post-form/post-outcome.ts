import type { StaffPost } from '#contracts/answers/post.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { fromOfficeTime, soonOrDate } from './office-time.ts';

/** What saving the form does to what patients see. */
interface Outcome {
  /** On the button, below its name. */
  says: string;
  /** While it is done. */
  busy: string;
}

export function outcomeOf(fields: PostFields, post: StaffPost | null, now = Date.now()): Outcome {
  const isOut = post?.state === 'published' || post?.state === 'scheduled';
  if (!fields.published)
    return isOut
      ? { says: 'takes it off the site', busy: 'Taking it off the site…' }
      : { says: 'saves a draft', busy: 'Saving the draft…' };
  const at = fromOfficeTime(fields.publishAt);
  if (at && Date.parse(at) > now)
    return { says: `schedules it for ${soonOrDate(at, now)}`, busy: 'Scheduling…' };
  return post?.state === 'published'
    ? { says: 'changes what patients read', busy: 'Updating…' }
    : { says: 'publishes it now', busy: 'Publishing…' };
}
