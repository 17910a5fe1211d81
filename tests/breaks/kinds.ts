import type { Break } from './break.ts';
import { callBreaks } from './calls.ts';
import { editorPointBreaks } from './desk-points-editor.ts';
import { inboxPointBreaks } from './desk-points-inbox.ts';
import { deskBreaks } from './desk.ts';
import { firstViewBreaks } from './first-view.ts';
import { intruderBreaks } from './intruders.ts';
import { pageBreaks } from './pages.ts';
import { peopleBreaks } from './people.ts';
import { postBreaks } from './posts.ts';
import { ruleBreaks } from './rules.ts';
import { underWayBreaks } from './words-under-way.ts';

/** Every break there is, by what it is about. */
export const kinds: Record<string, readonly Break[]> = {
  calls: callBreaks,
  people: peopleBreaks,
  posts: postBreaks,
  rules: ruleBreaks,
  pages: [...pageBreaks, ...firstViewBreaks],
  desk: [...deskBreaks, ...inboxPointBreaks, ...editorPointBreaks, ...underWayBreaks],
  intruders: intruderBreaks,
};
