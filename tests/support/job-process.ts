import { queueDigestAtOpening } from '#server/domain/mail/queue-digest.ts';
import { sendDueMail } from '#server/domain/mail/send-due-mail.ts';
import { forgetOldRequests } from '#server/domain/retention/forget-old-requests.ts';
import { liftTimeLimits } from './time-limits.ts';

/** A scheduled job in a process of its own, so that it can be killed: `node job-process.ts mail|digest|retention`. */
const jobs: Record<string, () => Promise<unknown>> = {
  mail: sendDueMail,
  // Monday, November 23, 2026, 7:30 AM at the office, which opens at seven.
  digest: () => queueDigestAtOpening(new Date('2026-11-23T12:30:00Z')),
  retention: forgetOldRequests,
};

// What these tests kill, and when, is a matter of order.
liftTimeLimits();

const job = jobs[process.argv[2] ?? ''];
if (!job) throw new Error('Name a job: mail, digest or retention.');
await job();
