import type { ActivityKind } from '#contracts/activity.ts';
import type { ActivityEntry } from '#contracts/answers/activity.ts';
import { requestStatuses, type RequestStatus } from '#contracts/request-status.ts';
import { staffRoles, type StaffRole } from '#contracts/roles.ts';
import { statusName } from '../inbox/words.ts';
import { roleName } from '../staff/words.ts';

/** What the portal calls the kinds of acts. */
export const kindName: Record<ActivityKind, string> = {
  session: 'Signing in and out',
  account: 'Accounts',
  request: 'Requests and messages',
  export: 'Exports',
  post: 'Posts',
  image: 'Pictures',
  practice: 'The practice’s facts',
};

/** What was done; `%` stands for what it was done to. */
const acts: Record<string, string> = {
  'session.sign-in': 'Signed in',
  'session.sign-out': 'Signed out',
  'session.confirm': 'Gave the password again',
  'session.end-others': 'Signed out everywhere else',
  'account.created': 'Added the account %',
  'account.second-factor-on': 'Turned on the second factor of %',
  'account.second-factor-off': 'Turned off the second factor of %',
  'account.invited': 'Invited %',
  'account.withdrawn': 'Took back the invitation of %',
  'account.reset-sent': 'Sent % a reset link',
  'account.reset-asked': 'Asked for a reset link for %',
  'account.activated': 'Activated %',
  'account.deactivated': 'Deactivated %',
  'account.password-changed': 'Changed the password of %',
  'account.role-changed': 'Changed the role of %',
  'account.renamed': 'Changed the name of %',
  'request.listed': 'Saw a list of %',
  'request.exported': 'Exported %',
  'request.entered': 'Took down %',
  'request.seen': 'Opened %',
  'request.status': 'Moved %',
  'request.note': 'Added a note to %',
  'request.no-answer': 'Called for %, no answer',
  'request.assigned': 'Gave % to somebody',
  'request.mail-retried': 'Had a mail about % tried again',
  'request.visit-set': 'Set date and time of %',
  'request.visit-removed': 'Removed date and time of %',
  'request.answered': 'Answered % by email',
  'request.template-changed': 'Changed the template “%”',
  'request.template-reset': 'Took the template “%” back to its first words',
  'request.anonymized': 'Removed the personal data of %',
  'mail.retried': 'Had a mail of the site tried again',
  'post.created': 'Began the post “%”',
  'post.published': 'Published “%”',
  'post.unpublished': 'Took “%” off the site',
  'post.changed': 'Changed “%”',
  'post.deleted': 'Moved “%” to the trash',
  'post.restored': 'Restored “%”',
  'post.removed': 'Removed a post from the trash',
  'post.previews-ended': 'Ended the preview links of “%”',
  'image.uploaded': 'Uploaded a picture',
  'image.deleted': 'Deleted a picture',
  'practice.changed': 'Changed the practice’s %',
  'practice.restored': 'Put back an earlier version of the practice’s %',
};

const failures: Record<string, Partial<Record<ActivityEntry['result'], string>>> = {
  'session.sign-in': {
    refused: 'Sign-in refused: wrong password',
    locked: 'Sign-in refused: too many tries',
  },
  'session.confirm': { refused: 'Gave a wrong password' },
};

/** One act as a sentence: `Moved SD-AB12-CD34: New → Contacted`. */
export function sentenceOf(entry: ActivityEntry): string {
  const { action, result, subject, subjectName, amount, detail } = entry;
  const failure = failures[action]?.[result];
  if (failure) return failure;
  const things = subject === 'contacts' ? ['message', 'messages'] : ['request', 'requests'];
  // Whoever is gone from the accounts is named by what was written down then.
  const formerName = typeof detail?.['name'] === 'string' ? detail['name'] : 'something that is gone';
  const what = amount === null ? (subjectName ?? formerName) : `${amount} ${things[amount === 1 ? 0 : 1]}`;
  const sentence = (acts[action] ?? action).replace('%', () => what);
  const change = changeOf(detail);
  return change ? `${sentence}: ${change}` : sentence;
}

function changeOf(detail: ActivityEntry['detail']): string {
  const steps = [detail?.['from'], detail?.['to']].map(stepName).filter(Boolean);
  return steps.join(' → ');
}

function stepName(step: unknown): string {
  if (requestStatuses.includes(step as RequestStatus)) return statusName[step as RequestStatus];
  return staffRoles.includes(step as StaffRole) ? roleName[step as StaffRole] : '';
}

/** Who did it, where nobody of us is named. */
export function actorOf({ by, byId, action }: ActivityEntry): string {
  if (by) return by;
  if (byId) return 'A former account';
  return action.startsWith('session.') ? 'Nobody we know' : 'The site itself';
}

const reportNames: Record<string, string> = {
  policy: 'Kept out by the security policy',
  error: 'Script error',
};

/** `policy:img-src` as a line of the list. */
export function reportName(kind: string): string {
  const [family = '', name = ''] = kind.split(':');
  return `${reportNames[family] ?? family}: ${name}`;
}
