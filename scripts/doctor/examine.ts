import { checkChores } from './chores.ts';
import { checkDatabase } from './database.ts';
import { checkEnvironment } from './environment.ts';
import type { Check, Finding, Scene } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkPartners } from './partners.ts';
import { checkSecrets } from './secrets.ts';

const checks: [string, Check][] = [
  ['Environment', checkEnvironment],
  ['Database', checkDatabase],
  ['Chores', checkChores],
  ['Secrets', checkSecrets],
  ['Mail', checkMail],
  ['Partners', checkPartners],
];

/** Everything there is to look at, in the order to mend it in: a check that breaks spoils no other. */
export async function examine(scene: Scene): Promise<Finding[]> {
  const findings = await Promise.all(
    checks.map(([subject, check]) =>
      check(scene).catch((): Finding[] => [
        {
          subject,
          state: 'unknown',
          seen: 'It could not be looked at.',
          why: 'What nobody looked at may be well or not.',
          cure: 'Mend the faults named above, then ask again.',
        },
      ]),
    ),
  );
  return findings.flat();
}
