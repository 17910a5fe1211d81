import type { Finding } from '#contracts/answers/doctor.ts';
import { withinTimeLimit } from '#server/time-limit.ts';
import { checkChores } from './chores.ts';
import { checkDatabase } from './database.ts';
import { checkEnvironment } from './environment.ts';
import type { Check, Scene } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkPartners } from './partners.ts';
import { checkSecrets } from './secrets.ts';

const checks: [string, Check][] = [
  ['Environment', checkEnvironment],
  ['Database', checkDatabase],
  ['Daily jobs', checkChores],
  ['Signing key', checkSecrets],
  ['Mail', checkMail],
  ['Partners', checkPartners],
];

/** Everything there is to look at, in the order to mend it in: a check that breaks, or takes too long, spoils no other. */
export async function examine(scene: Scene, timeLimitMs = 30_000): Promise<Finding[]> {
  const findings = await Promise.all(
    checks.map(([subject, check]) =>
      withinTimeLimit(check(scene), timeLimitMs, () => new Error('The check took too long.')).catch(
        (): Finding[] => [
          {
            subject,
            state: 'unknown',
            seen: 'It could not be looked at.',
            why: 'What nobody looked at may be well or not.',
            cure: 'Mend the faults named here, then ask again.',
          },
        ],
      ),
    ),
  );
  return findings.flat();
}
