import type { Finding, FindingState } from '#contracts/answers/doctor.ts';

const marks: Record<FindingState, string> = {
  ok: 'ok     ',
  warning: 'SEE TO ',
  fault: 'FAULT  ',
  unknown: '?      ',
};

/** A line for what is well; beneath what is not, why it matters and what to do. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ subject, state, seen, why, cure }) => [
    `${marks[state]} ${subject}: ${seen}`,
    ...(state === 'ok' ? [] : [`        ${why}`, ...(cure ? [`        → ${cure}`] : [])]),
  ]);
  const count = (state: FindingState) => findings.filter((finding) => finding.state === state).length;
  return `${lines.join('\n')}\n\nFaults: ${count('fault')}. To see to: ${count('warning')}. Could not be looked at: ${count('unknown')}.`;
}
