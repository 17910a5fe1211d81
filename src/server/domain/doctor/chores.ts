import type { Finding } from '#contracts/answers/doctor.ts';
import type { ExaminedDatabase } from '#server/db/examination.ts';
import type { Check } from './finding.ts';

const hourMs = 3_600_000;
const jobs = [
  {
    name: 'retention',
    subject: 'Removing old data',
    why: 'Names and health notes are to go after the time the privacy page promises.',
  },
  { name: 'trash', subject: 'Emptying the trash', why: 'What was deleted a month ago is to be gone.' },
] as const;
/** Both run once a day. */
const lateAfterHours = 26;
/** In hours: once a month. */
const exportEvery = 31 * 24;

/** When what runs by itself last ran, what waits for it in vain, and when everything was last taken to safety. */
export const checkChores: Check = async ({ database, now }) => {
  if (!database) return [];
  const rows = await database.lastTimes();
  const lastAt = (name: string) => rows.find((row) => row.name === name)?.at;
  const hoursSince = (name: string) => {
    const at = lastAt(name);
    return at === undefined ? undefined : (now.getTime() - at.getTime()) / hourMs;
  };
  const findings = jobs.map(({ name, subject, why }): Finding => {
    const hours = hoursSince(name);
    if (hours !== undefined && hours <= lateAfterHours)
      return { subject, state: 'ok', seen: `Last done ${ago(hours)}.`, why };
    return {
      subject,
      state: hours === undefined ? 'warning' : 'fault',
      seen: hours === undefined ? 'Not done yet.' : `Last done ${ago(hours)}; it is due once a day.`,
      why,
      cure: 'It runs at midnight UTC while the site does. On a machine of your own, see that npm start stays up; on the host, look for the scheduled functions among the functions and read the log.',
    };
  });
  return [...findings, await waitingMail(database), lastExport(hoursSince('export'))];
};

async function waitingMail(database: ExaminedDatabase): Promise<Finding> {
  const subject = 'Waiting mail';
  const why = 'Staff learn of new requests by mail.';
  const { late, lost } = await database.waitingMail();
  if (late + lost === 0) return { subject, state: 'ok', seen: 'None waits.', why };
  return {
    subject,
    state: 'fault',
    seen: `${late} should have left by now, ${lost} were given up this week.`,
    why,
    cure: 'Mend what the line “Mail server” says; what waits then leaves by itself. What was given up is in the inbox of the portal all the same.',
  };
}

function lastExport(hours: number | undefined): Finding {
  const subject = 'Last export';
  const why = 'A copy outside is what remains when everything else is gone.';
  if (hours !== undefined && hours <= exportEvery)
    return { subject, state: 'ok', seen: `Made ${ago(hours)}.`, why };
  return {
    subject,
    state: 'warning',
    seen: hours === undefined ? 'None was ever made.' : `Made ${ago(hours)}.`,
    why,
    cure: 'Run: npm run db -- export practice.tar, and keep the file where only you can read it.',
  };
}

function ago(hours: number): string {
  if (hours < 1) return 'within the hour';
  if (hours < 48) return `${Math.round(hours)} hours ago`;
  return `${Math.round(hours / 24)} days ago`;
}
